import type { DecisaoDoFim, FimObtido, PessoaDoFim } from '@rh/domain/contract/desmobilizacao'
import { decisoesDoFim, type TipoDeDecisao } from '@rh/domain/contratos/desmobilizacao'
import { formatDate } from '../../../lib/format.ts'

/** What is decided for one person, without the person. */
export type Decisao = Omit<DecisaoDoFim, 'colaboradorId'>
/** Decisions of the page, by person. */
export type Decisoes = ReadonlyMap<number, Decisao>

export const decisoesDe = ({ results }: FimObtido): Decisoes =>
  new Map(results.flatMap(({ colaboradorId, decisao }) => (decisao ? [[colaboradorId, decisao]] : [])))

/** What was decided on the page and is kept nowhere yet, by person; null for what was taken back. */
export type Mudadas = ReadonlyMap<number, Decisao | null>

/** The decisions that are kept, with those of the page over them. */
export const comMudadas = (guardadas: Decisoes, mudadas: Mudadas): Decisoes =>
  [...mudadas].reduce((antes, [id, decisao]) => decidir(antes, id, decisao), guardadas)

/** What two pages of decisions differ in, by person. */
export const mudancasEntre = (antes: Decisoes, depois: Decisoes): Mudadas =>
  new Map(
    [...new Set([...antes.keys(), ...depois.keys()])]
      .filter((id) => antes.get(id) !== depois.get(id))
      .map((id) => [id, depois.get(id) ?? null]),
  )

/** Groups of people, in the order of the tabs. */
export const grupos = {
  abertas: 'Sem decisão',
  remanejar: decisoesDoFim.remanejar.label,
  aviso: decisoesDoFim.aviso.label,
  reserva: decisoesDoFim.reserva.label,
  fica: 'Ficam',
  andamento: 'Em andamento',
  todas: 'Todas',
} as const
export type Grupo = keyof typeof grupos

/** Group of a person: what is under way first, then what is decided. */
export const grupoDe = (
  { processo, colaboradorId }: PessoaDoFim,
  decisoes: Decisoes,
): Exclude<Grupo, 'todas'> => (processo ? 'andamento' : (decisoes.get(colaboradorId)?.decisao ?? 'abertas'))

/** Decides for one person; null leaves it open. */
export function decidir(decisoes: Decisoes, id: number, decisao: Decisao | null): Decisoes {
  const novas = new Map(decisoes)
  if (decisao) novas.set(id, decisao)
  else novas.delete(id)
  return novas
}

/** Slots of each post that is offered, and how many of them are taken by the decisions, the most taken first. */
export function reservas(pessoas: readonly PessoaDoFim[], decisoes: Decisoes) {
  const postos = new Map(
    pessoas.flatMap(({ destinos }) =>
      destinos.map(({ postoId, local, vagas }) => [postoId, { local, vagas }]),
    ),
  )
  const tomadas = new Map<number, number>()
  for (const { processo, colaboradorId } of pessoas) {
    const postoId = processo ? undefined : decisoes.get(colaboradorId)?.postoId
    if (postoId !== undefined) tomadas.set(postoId, (tomadas.get(postoId) ?? 0) + 1)
  }
  return [...postos]
    .map(([postoId, posto]) => ({ postoId, ...posto, tomadas: tomadas.get(postoId) ?? 0 }))
    .filter((posto) => posto.tomadas > 0)
    .toSorted((a, b) => b.tomadas - a.tomadas)
}

/** Decides the transfer of everybody who is open and whose proposal fits well. */
export function aceitarMuitoBons(pessoas: readonly PessoaDoFim[], decisoes: Decisoes): Decisoes {
  const novas = new Map(decisoes)
  for (const pessoa of listMuitoBons(pessoas, decisoes))
    if (pessoa.propostaId !== null)
      novas.set(pessoa.colaboradorId, { decisao: 'remanejar', postoId: pessoa.propostaId })
  return novas
}

export const listMuitoBons = (pessoas: readonly PessoaDoFim[], decisoes: Decisoes): readonly PessoaDoFim[] =>
  pessoas.filter(
    (pessoa) =>
      grupoDe(pessoa, decisoes) === 'abertas' &&
      pessoa.destinos.some((vaga) => vaga.postoId === pessoa.propostaId && vaga.afinidade === 'muito_bom'),
  )

/** What the page had read of people before it decided otherwise; of who is not there, what is kept now. */
export type Lidas = ReadonlyMap<number, Decisao | null>

/** What the decisions stand on, as the calls take it: whoever decided one of them meanwhile is not overwritten. */
export const paraConferir = (pessoas: readonly PessoaDoFim[], lidas: Lidas): DecisaoDoFim[] =>
  pessoas.flatMap(({ colaboradorId, decisao }) => {
    const lida = lidas.has(colaboradorId) ? lidas.get(colaboradorId) : decisao
    return lida ? [{ colaboradorId, ...lida }] : []
  })

/** A decision in words. */
export function dizerDecisao({ decisao, postoId, ate }: Decisao, destinos: PessoaDoFim['destinos']): string {
  const { label } = decisoesDoFim[decisao]
  const destino = destinos.find((vaga) => vaga.postoId === postoId)
  return [label, ...(destino ? ['para', destino.local] : []), ...(ate ? [formatDate(ate)] : [])].join(' ')
}

/** What a page changed, as the call that keeps it takes it: of people with nothing under way. */
export function paraGuardar(pessoas: readonly PessoaDoFim[], mudadas: Mudadas) {
  const abertas = new Map(
    pessoas.flatMap(({ colaboradorId, processo }) => {
      const decisao = processo ? undefined : mudadas.get(colaboradorId)
      return decisao === undefined ? [] : [[colaboradorId, decisao] as const]
    }),
  )
  return {
    decisoes: [...abertas].flatMap(([colaboradorId, decisao]) =>
      decisao ? [{ colaboradorId, ...decisao }] : [],
    ),
    tiradas: [...abertas].flatMap(([colaboradorId, decisao]) => (decisao ? [] : [colaboradorId])),
  }
}

/** The decisions as the call that starts them takes them: those of people with nothing under way. */
export const paraEnviar = (pessoas: readonly PessoaDoFim[], decisoes: Decisoes): DecisaoDoFim[] =>
  pessoas.flatMap(({ colaboradorId, processo }) => {
    const decisao = processo ? undefined : decisoes.get(colaboradorId)
    return decisao ? [{ colaboradorId, ...decisao }] : []
  })

/** Request that a decision becomes; null for who stays. */
export function pedidoDe({ decisao, postoId }: Decisao, { remanejamento, demissao }: FimObtido['pedidos']) {
  const { tipo } = decisoesDoFim[decisao]
  if (tipo === null) return null
  if (tipo === 'demissao') return { tipo, dados: demissao } as const
  const destino = decisao === 'remanejar' ? { postoId } : { reserva: true }
  return { tipo, dados: { ...remanejamento, ...destino } } as const
}

/** Number of requests of each kind that the decisions open. */
export function contar(pessoas: readonly PessoaDoFim[], decisoes: Decisoes) {
  const de = (qual: TipoDeDecisao | 'abertas'): number =>
    pessoas.filter((pessoa) => grupoDe(pessoa, decisoes) === qual).length
  const [remanejamentos, avisos] = [de('remanejar') + de('reserva'), de('aviso')]
  return { remanejamentos, avisos, pedidos: remanejamentos + avisos, abertas: de('abertas') }
}
