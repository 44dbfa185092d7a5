import { sql } from 'kysely'
import type { DecisaoDoFim, DecisoesDoFim } from '@rh/domain/contract/desmobilizacao'
import type { Tx } from '../../db/db.ts'
import { failure } from '../../http/failure.ts'
import { dizerQuando } from '../../http/versao-antiga.ts'
import type { Saida } from './pessoas.ts'

interface Dia {
  readonly hoje: string
  readonly fuso: string
}

/**
 * Refuses all of it where somebody else decided one of the people meanwhile, or opened a request for one: says who, what
 * and when. Whoever wants what is kept already is in nobody's way.
 */
export async function requireComoLidas(
  tx: Tx,
  { contratoId, decisoes, tiradas = [], lidas = [] }: DecisoesDoFim,
  saidas: readonly Saida[],
  { hoje, fuso }: Dia,
): Promise<void> {
  const queridas = new Map([
    ...decisoes.map((uma) => [uma.colaboradorId, textoDe(uma)] as const),
    ...tiradas.map((id) => [id, textoDe(null)] as const),
  ])
  // Who was to stay until a day that is over is decided by nobody.
  const emVigor = lidas.filter(({ ate }) => ate === undefined || ate >= hoje)
  const antes = new Map(emVigor.map((uma) => [uma.colaboradorId, textoDe(uma)]))
  const mudadas = saidas.filter(({ colaboradorId, processo, decisao }) => {
    const querida = queridas.get(colaboradorId)
    const lida = antes.get(colaboradorId) ?? textoDe(null)
    if (querida === undefined) return false
    // What was not decided anew says nothing of who is under way by now.
    if (processo) return querida !== lida
    return textoDe(decisao) !== lida && textoDe(decisao) !== querida
  })
  const [primeira] = mudadas
  if (!primeira) return
  const outras = mudadas.length - 1
  const mais = outras === 1 ? ' Mais uma pessoa também mudou.' : ` Mais ${outras} pessoas também mudaram.`
  throw failure('versao_antiga', {
    mensagem: `${await dizer(tx, contratoId, primeira, fuso)}${outras === 0 ? '' : mais}`,
    acao: 'Nada foi guardado, e o que você escolheu continua na tela. Veja o que mudou e guarde de novo.',
  })
}

const textoDe = (uma: Partial<DecisaoDoFim> | null): string =>
  JSON.stringify([uma?.decisao, uma?.postoId, uma?.ate, uma?.motivo])

/** What somebody else did for a person. Whoever took a decision back is in the trail alone. */
async function dizer(tx: Tx, contratoId: number, { colaboradorId, nome, processo }: Saida, fuso: string) {
  if (processo) return `${nome} já tem pedido aberto: ${processo.numero}.`
  const { rows } = await sql<{ autor: string | null; em: string; tirou: boolean }>`
    select u.nome as autor, m.em, m.tirou
      from (select d.usuario_id, d.em, false as tirou
              from desmobilizacao d where d.contrato_id = ${contratoId} and d.vinculo_id = ${colaboradorId}
            union all
            select a.usuario_id, a.em, true
              from auditoria a where a.entidade = 'desmobilizacao' and a.registro = ${contratoId}
               and a.operacao = 'DELETE' and (a.mudancas -> 'vinculo_id' ->> 0)::int = ${colaboradorId}) m
      left join usuario u on u.id = m.usuario_id
     order by m.tirou, m.em desc limit 1`.execute(tx)
  const [ultima] = rows
  if (!ultima) return `A decisão sobre ${nome} mudou.`
  const fez = ultima.tirou ? 'voltou atrás sobre' : 'decidiu sobre'
  return `${ultima.autor ?? 'O sistema'} ${fez} ${nome} ${dizerQuando(ultima.em, fuso)}.`
}
