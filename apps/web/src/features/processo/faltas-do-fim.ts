import { isConcluido, type AnyProcess } from '@rh/domain/processo/define'
import type { ItemDoChecklist } from '@rh/domain/processo/anexos'
import { quemConfere } from '@rh/domain/processo/quem'
import { gruposEmTexto } from './aguardando.ts'
import type { RegistroDoProcesso } from './chamadas.ts'

type Item = Pick<ItemDoChecklist, 'descricao' | 'exigido' | 'momento' | 'estado'>

interface NoFim {
  readonly registro: Pick<RegistroDoProcesso, 'pareceres'>
  readonly itens: readonly Item[]
  /** Papers count once they were reviewed, not once they were sent. */
  readonly conferidos: boolean
  /** The reader may send papers, as others than those who review them may too. */
  readonly podeEnviar: boolean
}

/** Transition among these that ends a process well, if any. */
export const findFim = (process: AnyProcess, acoes: readonly string[]): string | undefined =>
  acoes.find((acao) => {
    const spec = process.transitions[acao]
    return spec !== undefined && !spec.cautela && isConcluido(process, spec.to)
  })

/** What the end of a process still waits for, and who does it: `Entrega do uniforme (Almoxarifado)`. */
export function faltasDoFim(
  process: AnyProcess,
  { registro, itens, conferidos, podeEnviar }: NoFim,
): string[] {
  const pareceres = registro.pareceres.flatMap(({ nome, decisao }) => {
    const spec = process.pareceres[nome]
    return decisao === 'pendente' && spec ? [`${spec.label} (${gruposEmTexto(spec.grupos)})`] : []
  })
  const papeis = itens.flatMap(({ descricao, exigido, momento, estado }) => {
    const falta = estado === 'pendente' || estado === 'reprovado' || (conferidos && estado === 'enviado')
    if (!exigido || momento !== 'finalizacao' || !falta) return []
    const conferir = estado === 'enviado'
    if (podeEnviar && !conferir) return [`${descricao}: anexe nesta página`]
    return [`${descricao}: ${conferir ? 'conferir' : 'anexar'} (${gruposEmTexto(quemConfere)})`]
  })
  return [...pareceres, ...papeis]
}
