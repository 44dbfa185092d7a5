import { useState, type ReactNode } from 'react'
import { textoObrigatorio } from '@rh/domain/br/campos'
import { z } from '../../../lib/zod-pt.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { PessoasPorGrupo } from '../../processo/lote/PessoasPorGrupo.tsx'
import { alternar, grupoDe, retirar, vai, type Escolhas, type Escolhivel, type Grupo } from './escolha.ts'

/** Whether a person goes, why not, and the tick that changes it. */
export interface EstadoDaLinha {
  readonly vai: boolean
  /** Why the person was taken out by hand; undefined for who was not. */
  readonly retirada: string | undefined
  readonly onMarcar: () => void
}

interface PessoasProps<P> {
  readonly pessoas: readonly P[]
  readonly escolhas: Escolhas
  readonly onChange: (escolhas: Escolhas) => void
  /** Groups in their order, as they are called here. */
  readonly grupos: Readonly<Record<Grupo, string>>
  readonly colunas: readonly string[]
  /** What it means to stay out: `O salário continua como está.` */
  readonly ficaFora: string
  readonly renderLinha: (pessoa: P, estado: EstadoDaLinha) => ReactNode
}

const schema = z.object({ motivo: textoObrigatorio(255, 3) })

/** Everybody before and after; exceptions are ticked in, people are taken out with a reason. */
export function Pessoas<P extends Escolhivel & { readonly nome: string }>({
  pessoas,
  escolhas,
  onChange,
  grupos,
  colunas,
  ficaFora,
  renderLinha,
}: PessoasProps<P>) {
  const [grupo, setGrupo] = useState<Grupo>(() =>
    pessoas.some(({ excecao }) => !excecao) ? 'vao' : 'excecoes',
  )
  const [saindo, setSaindo] = useState<P | null>(null)
  const doGrupo = (um: Grupo) => pessoas.filter((pessoa) => grupoDe(pessoa, escolhas) === um)
  const marcar = (pessoa: P): void => {
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
        colunas={colunas}
        renderLinha={(pessoa) =>
          renderLinha(pessoa, {
            vai: vai(pessoa, escolhas),
            retirada: escolhas.retirados.get(pessoa.colaboradorId),
            onMarcar: () => marcar(pessoa),
          })
        }
      />
      {saindo && (
        <FormDialog
          title={`Deixar ${saindo.nome} de fora?`}
          text={ficaFora}
          maxWidth="xs"
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
