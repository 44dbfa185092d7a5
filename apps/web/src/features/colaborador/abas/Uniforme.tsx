import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { estadosDaDevolucao } from '@rh/domain/colaborador/uniforme'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { latest } from '../../../lib/api/latest.ts'
import { formatDate } from '../../../lib/format.ts'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { DefinitionList } from '../../../ui/data/DefinitionList.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { ListaVaziaArt } from '../../../ui/illustration/ListaVaziaArt.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { coluna, colunas, Lido, Lista, TextoDaLinha } from '../partes.tsx'
import { uniformesQuery, type Entrega, type Ficha, type ItemDeUniforme } from '../queries.ts'
import { DevolverDialog, EntregarDialog, TamanhosDialog } from '../UniformeDialog.tsx'

type Aberto =
  | { readonly acao: 'entregar' | 'tamanhos' }
  | { readonly acao: 'devolver'; readonly entrega: Entrega }

/** What the person has in hands, what came back, and the sizes that fit. */
export function Uniforme({ ficha }: { readonly ficha: Ficha }) {
  const uniformes = useQuery(uniformesQuery(ficha))
  const [aberto, setAberto] = useState<Aberto | null>(null)
  const onClose = () => setAberto(null)
  const edita = ficha.edita.includes('uniforme')
  const { itens = [], results: lidas = [] } = uniformes.data ?? {}
  return (
    <Box sx={colunas}>
      <Section
        title="Entregas"
        flush
        actions={
          edita &&
          ficha.dataDesligamento === null && (
            <Button
              variant="contained"
              size="small"
              startIcon={<Icon name="mais" size={18} />}
              onClick={() => setAberto({ acao: 'entregar' })}
            >
              Registrar entrega
            </Button>
          )
        }
      >
        <Lido query={uniformes}>
          {({ results }) => (
            <Entregas
              entregas={results}
              dia={ficha.em}
              {...(edita && { onDevolver: (entrega) => setAberto({ acao: 'devolver', entrega }) })}
            />
          )}
        </Lido>
      </Section>
      <Box sx={coluna}>
        <Tamanhos itens={itens} {...(edita && { onEdit: () => setAberto({ acao: 'tamanhos' }) })} />
      </Box>
      {aberto?.acao === 'entregar' && <EntregarDialog ficha={ficha} itens={itens} onClose={onClose} />}
      {aberto?.acao === 'tamanhos' && <TamanhosDialog ficha={ficha} itens={itens} onClose={onClose} />}
      {aberto?.acao === 'devolver' && (
        <DevolverDialog ficha={ficha} entrega={latest(lidas, aberto.entrega)} onClose={onClose} />
      )}
    </Box>
  )
}

interface EntregasProps {
  readonly entregas: readonly Entrega[]
  readonly dia: string
  readonly onDevolver?: (entrega: Entrega) => void
}

function Entregas({ entregas, dia, onDevolver }: EntregasProps) {
  if (entregas.length === 0)
    return (
      <EmptyState
        illustration={<ListaVaziaArt />}
        title="Nenhuma entrega registrada"
        text="Uniformes e EPIs aparecem aqui quando o Almoxarifado registra a entrega."
      />
    )
  return (
    <Lista>
      {entregas.map((entrega) => (
        <li key={entrega.id} data-antigo={entrega.devolvidoEm !== null}>
          <TextoDaLinha
            titulo={`${entrega.quantidade} × ${entrega.item}`}
            detalhes={[
              entrega.tamanho !== 'U' && `Tamanho ${entrega.tamanho}`,
              entrega.ca && `CA ${entrega.ca}`,
              `Entregue em ${formatDate(entrega.entregueEm)}${entrega.entreguePor ? ` por ${entrega.entreguePor}` : ''}`,
              entrega.trocarEm && `Troca a partir de ${formatDate(entrega.trocarEm)}`,
            ]}
            nota={
              entrega.devolvidoEm && entrega.devolucaoEstado
                ? `${estadosDaDevolucao[entrega.devolucaoEstado]} em ${formatDate(entrega.devolvidoEm)}${entrega.devolvidoA ? `, registrado por ${entrega.devolvidoA}` : ''}`
                : entrega.observacao
            }
          />
          <Estado entrega={entrega} dia={dia} />
          {onDevolver && entrega.devolvidoEm === null && (
            <Button
              size="small"
              color="inherit"
              aria-label={`Registrar devolução: ${entrega.quantidade} × ${entrega.item}, de ${formatDate(entrega.entregueEm)}`}
              onClick={() => onDevolver(entrega)}
            >
              Registrar devolução
            </Button>
          )}
        </li>
      ))}
    </Lista>
  )
}

function Estado({ entrega, dia }: { readonly entrega: Entrega; readonly dia: string }) {
  if (entrega.devolvidoEm !== null) return <StatusChip label="Baixado" />
  if (entrega.trocarEm !== null && entrega.trocarEm <= dia)
    return <StatusChip label="Trocar" tone="warning" />
  return <StatusChip label="Em mãos" tone="success" />
}

interface TamanhosProps {
  readonly itens: readonly ItemDeUniforme[]
  readonly onEdit?: () => void
}

function Tamanhos({ itens, onEdit }: TamanhosProps) {
  const conhecidos = itens.filter(({ tamanho, tamanhos }) => tamanho !== null && tamanhos.length > 1)
  return (
    <Section
      title="Tamanhos"
      actions={
        onEdit && (
          <Button size="small" startIcon={<Icon name="editar" size={18} />} onClick={onEdit}>
            Corrigir tamanhos
          </Button>
        )
      }
    >
      {conhecidos.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          Ainda não sabemos os tamanhos: ficam aqui com a primeira entrega.
        </Typography>
      ) : (
        <DefinitionList
          items={conhecidos.map(({ descricao, tamanho }) => ({ label: descricao, value: tamanho }))}
        />
      )}
    </Section>
  )
}
