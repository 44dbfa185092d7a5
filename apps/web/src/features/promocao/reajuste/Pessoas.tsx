import { useState } from 'react'
import { textoObrigatorio } from '@rh/domain/br/campos'
import type { PessoaDoReajuste } from '@rh/domain/contract/reajuste'
import { z } from '../../../lib/zod-pt.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { PessoasPorGrupo } from '../../processo/lote/PessoasPorGrupo.tsx'
import { alternar, grupoDe, grupos, retirar, vai, type Escolhas, type Grupo } from './escolha.ts'
import { Linha } from './Linha.tsx'

interface PessoasProps {
  readonly pessoas: readonly PessoaDoReajuste[]
  readonly escolhas: Escolhas
  readonly onChange: (escolhas: Escolhas) => void
}

const schema = z.object({ motivo: textoObrigatorio(255, 3) })

/** Everybody under the agreement, before and after; exceptions are ticked in, people are taken out with a reason. */
export function Pessoas({ pessoas, escolhas, onChange }: PessoasProps) {
  const [grupo, setGrupo] = useState<Grupo>(() =>
    pessoas.some(({ excecao }) => !excecao) ? 'vao' : 'excecoes',
  )
  const [saindo, setSaindo] = useState<PessoaDoReajuste | null>(null)
  const doGrupo = (um: Grupo) => pessoas.filter((pessoa) => grupoDe(pessoa, escolhas) === um)
  const marcar = (pessoa: PessoaDoReajuste): void => {
    if (pessoa.excecao) onChange(alternar(escolhas, pessoa.colaboradorId))
    else if (vai(pessoa, escolhas)) setSaindo(pessoa)
    else onChange(retirar(escolhas, pessoa.colaboradorId, null))
  }
  return (
    <Section title="Pessoas" flush>
      <PessoasPorGrupo
        grupos={grupos}
        grupo={grupo}
        onGrupo={setGrupo}
        pessoasDe={doGrupo}
        colunas={['Nome', 'Cargo', 'Hoje', 'Depois', 'Diferença', 'Observação']}
        renderLinha={(pessoa) => (
          <Linha
            key={pessoa.colaboradorId}
            pessoa={pessoa}
            vai={vai(pessoa, escolhas)}
            retirada={escolhas.retirados.get(pessoa.colaboradorId)}
            onMarcar={() => marcar(pessoa)}
          />
        )}
      />
      {saindo && (
        <FormDialog
          title={`Deixar ${saindo.nome} de fora?`}
          text="O salário continua como está. O motivo fica com o reajuste."
          schema={schema}
          defaultValues={{ motivo: '' }}
          submitLabel="Deixar de fora"
          onSubmit={async ({ motivo }) => onChange(retirar(escolhas, saindo.colaboradorId, motivo))}
          onClose={() => setSaindo(null)}
        >
          <TextInput source="motivo" label="Motivo" maxLength={255} />
        </FormDialog>
      )}
    </Section>
  )
}
