import Button from '@mui/material/Button'
import { parentescos } from '@rh/domain/codigos/parentescos'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { latest } from '../../../lib/api/latest.ts'
import { formatDate } from '../../../lib/format.ts'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { ListaVaziaArt } from '../../../ui/illustration/ListaVaziaArt.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { DependenteDialog, EncerrarDependenteDialog } from '../DependenteDialog.tsx'
import { Lido, Lista, TextoDaLinha } from '../partes.tsx'
import { dependentesQuery, type Dependente, type Ficha } from '../queries.ts'
import { escreverCampo } from '../valores.ts'

type Aberto =
  | { readonly acao: 'incluir' }
  | { readonly acao: 'editar'; readonly dependente: Dependente }
  | { readonly acao: 'encerrar'; readonly dependente: Dependente }

/** Who depends on the person, and for what. */
export function Dependentes({ ficha }: { readonly ficha: Ficha }) {
  const dependentes = useQuery(dependentesQuery(ficha))
  const [aberto, setAberto] = useState<Aberto | null>(null)
  const edita = ficha.edita.includes('dependentes')
  return (
    <Section
      title="Dependentes"
      flush
      actions={
        edita && (
          <Button
            variant="contained"
            size="small"
            startIcon={<Icon name="mais" size={18} />}
            onClick={() => setAberto({ acao: 'incluir' })}
          >
            Incluir dependente
          </Button>
        )
      }
    >
      <Lido query={dependentes}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState
              illustration={<ListaVaziaArt />}
              title="Nenhum dependente"
              text="Inclua quem dá direito a salário-família, dedução do imposto de renda ou pensão."
            />
          ) : (
            <Lista>
              {results.map((dependente) => (
                <Linha
                  key={dependente.id}
                  dependente={dependente}
                  dia={ficha.em}
                  edita={edita}
                  onAbrir={setAberto}
                />
              ))}
            </Lista>
          )
        }
      </Lido>
      {aberto && (
        <Dialogos
          ficha={ficha}
          aberto={aberto}
          lidos={dependentes.data?.results ?? []}
          onClose={() => setAberto(null)}
        />
      )}
    </Section>
  )
}

interface DialogosProps {
  readonly ficha: Ficha
  readonly aberto: Aberto
  readonly lidos: readonly Dependente[]
  readonly onClose: () => void
}

function Dialogos({ ficha, aberto, lidos, onClose }: DialogosProps) {
  if (aberto.acao === 'incluir') return <DependenteDialog ficha={ficha} onClose={onClose} />
  // The one of the last reading: after a conflict the next try is made over what there is.
  const dependente = latest(lidos, aberto.dependente)
  const Dialogo = aberto.acao === 'encerrar' ? EncerrarDependenteDialog : DependenteDialog
  return <Dialogo ficha={ficha} dependente={dependente} onClose={onClose} />
}

interface LinhaProps {
  readonly dependente: Dependente
  readonly dia: string
  readonly edita: boolean
  readonly onAbrir: (aberto: Aberto) => void
}

function Linha({ dependente, dia, edita, onAbrir }: LinhaProps) {
  const { fim, salarioFamiliaAte } = dependente
  const quota = dependente.salarioFamilia && (salarioFamiliaAte === null || salarioFamiliaAte >= dia)
  return (
    <li data-antigo={fim !== null}>
      <TextoDaLinha
        titulo={dependente.nome}
        detalhes={[
          parentescos[dependente.parentesco],
          `${formatDate(dependente.nascimento)} (${dependente.idade} ${dependente.idade === 1 ? 'ano' : 'anos'})`,
          dependente.cpf && `CPF ${escreverCampo('cpf', dependente.cpf)}`,
          quota && salarioFamiliaAte && `Salário-família até ${formatDate(salarioFamiliaAte)}`,
        ]}
        nota={fim && `Encerrado em ${formatDate(fim)}: ${dependente.fimMotivo ?? ''}`}
      />
      {quota && fim === null && <StatusChip label="Salário-família" tone="success" />}
      {dependente.impostoRenda && fim === null && <StatusChip label="Imposto de renda" tone="info" />}
      {dependente.pensao && fim === null && <StatusChip label="Pensão" tone="warning" />}
      {edita && fim === null && (
        <div>
          <Button
            size="small"
            color="inherit"
            aria-label={`Corrigir: ${dependente.nome}`}
            onClick={() => onAbrir({ acao: 'editar', dependente })}
          >
            Corrigir
          </Button>
          <Button
            size="small"
            color="inherit"
            aria-label={`Encerrar: ${dependente.nome}`}
            onClick={() => onAbrir({ acao: 'encerrar', dependente })}
          >
            Encerrar
          </Button>
        </div>
      )}
    </li>
  )
}
