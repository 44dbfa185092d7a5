import { useState } from 'react'
import type { PessoaDasColetivas } from '@rh/domain/contract/ferias-coletivas'
import { textoObrigatorio } from '@rh/domain/br/campos'
import { z } from '../../../lib/zod-pt.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { PessoasPorGrupo } from '../../processo/lote/PessoasPorGrupo.tsx'
import { grupoDe, grupos, type Grupo, type Retirados } from './escolha.ts'
import { PessoaLinha } from './PessoaLinha.tsx'

interface PessoasProps {
  readonly pessoas: readonly PessoaDasColetivas[]
  readonly retirados: Retirados
  readonly incluir: readonly number[]
  readonly onRetirar: (colaboradorId: number, motivo: string) => void
  readonly onVoltar: (colaboradorId: number) => void
  readonly onIncluir: (colaboradorId: number) => void
}

const QUEM_VAI = ['Nome', 'Posto', 'Férias', 'Licença', 'Saldo depois', 'Bruto', 'Ação']
const QUEM_FICA = ['Nome', 'Posto', 'Por quê', 'Ação']

const schema = z.object({ motivo: textoObrigatorio(255, 3) })

/** Everybody of the shutdown: who goes with which days, who does not and why; people are taken out with a reason. */
export function Pessoas({ pessoas, retirados, incluir, onRetirar, onVoltar, onIncluir }: PessoasProps) {
  const [grupo, setGrupo] = useState<Grupo>('vao')
  const [saindo, setSaindo] = useState<PessoaDasColetivas | null>(null)
  const doGrupo = (um: Grupo) => pessoas.filter((pessoa) => grupoDe(pessoa, retirados) === um)
  return (
    <Section title="Pessoas" flush>
      <PessoasPorGrupo
        grupos={grupos}
        grupo={grupo}
        onGrupo={setGrupo}
        pessoasDe={doGrupo}
        colunas={grupo === 'vao' ? QUEM_VAI : QUEM_FICA}
        renderLinha={(pessoa) => (
          <PessoaLinha
            key={pessoa.colaboradorId}
            pessoa={pessoa}
            motivo={retirados.get(pessoa.colaboradorId)}
            incluida={incluir.includes(pessoa.colaboradorId)}
            onRetirar={() => setSaindo(pessoa)}
            onVoltar={() => onVoltar(pessoa.colaboradorId)}
            onIncluir={() => onIncluir(pessoa.colaboradorId)}
          />
        )}
      />
      {saindo && (
        <FormDialog
          title={`Retirar ${saindo.nome}?`}
          text="A pessoa trabalha nesses dias, ou tira férias em outra data. O motivo fica com o lote."
          maxWidth="xs"
          schema={schema}
          defaultValues={{ motivo: '' }}
          submitLabel="Retirar"
          sending="Retirando…"
          onSubmit={async ({ motivo }) => onRetirar(saindo.colaboradorId, motivo)}
          onClose={() => setSaindo(null)}
        >
          <TextInput source="motivo" label="Motivo" maxLength={255} />
        </FormDialog>
      )}
    </Section>
  )
}
