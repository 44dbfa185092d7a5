import type { Entrada } from '@rh/domain/contract/avisos'
import { pedidoDaPessoa, type PrazosDaPessoa } from '@rh/domain/avisos/da-pessoa'
import { AVISOS_DE_VENCIMENTO_DIAS, FOLGA_DO_INICIO_DIAS } from '@rh/domain/processos/ferias/avisos'
import { gruposDe } from '@rh/domain/setores/setores'
import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { EXPERIENCIA_DIAS } from '../colaborador/inicio.ts'
import { emVigor, terminaEmBreve, ultimaDecisao } from '../colaborador/periodo.ts'
import { listDemissoesAbertas } from '../colaborador/processos.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'

/** An employee as an alert about them tells of now: who, where, what is asked of the reader and until when. */
export type DaPessoa = Pick<Entrada, 'nome' | 'contrato' | 'aFazer' | 'prazo'>

interface Linha extends PrazosDaPessoa {
  readonly id: number
  readonly nome: string
  readonly contrato: string
}

/** Those of these employees whose file the person opens, with what each asks of them; who is leaving asks nothing. */
export async function findPedidosDaPessoa(
  db: Db,
  ator: Ator,
  vinculoIds: readonly number[],
  hoje: string,
): Promise<ReadonlyMap<number, DaPessoa>> {
  if (vinculoIds.length === 0) return new Map()
  if (!gruposDe('colaborador.visualizar').some((grupo) => ator.grupos.includes(grupo))) return new Map()
  const [linhas, demissoes] = await Promise.all([
    listPrazos(db, ator, vinculoIds, hoje),
    listDemissoesAbertas(db, vinculoIds),
  ])
  return new Map(
    linhas.map(({ id, nome, contrato, ...prazos }) => {
      const pedido = demissoes.has(id) ? null : pedidoDaPessoa(prazos, ator.grupos, hoje)
      return [
        id,
        {
          nome,
          contrato,
          aFazer: pedido && {
            meu: true,
            tipo: 'transicao',
            nome: pedido.nome,
            rotulo: pedido.rotulo,
            quem: [],
            doSolicitante: false,
          },
          prazo: pedido && pedido.prazo,
        },
      ]
    }),
  )
}

async function listPrazos(
  db: Db,
  ator: Ator,
  vinculoIds: readonly number[],
  hoje: string,
): Promise<readonly Linha[]> {
  const { rows } = await sql<Linha>`
    select v.id, coalesce(pe.nome_social, pe.nome) as nome, co.numero || ' · ' || cl.nome_fantasia as contrato,
           case when ${terminaEmBreve(hoje, EXPERIENCIA_DIAS)} then jsonb_build_object(
             'fim', cp.fim_experiencia, 'decisao', case when u.decisao = 'encerrar' then u.decisao end,
             'sugerida', exists (
               select from experiencia_sugestao s
                where s.vinculo_id = v.id and s.usuario_id = ${ator.id}
                  and s.termo = case when cp.fim_experiencia < v.data_admissao + v.experiencia_dias then 1 else 2 end))
           end as experiencia,
           case when cp.data_desligamento is null and fp.ultimo_inicio is not null
             then jsonb_build_object('ultimoInicio', fp.ultimo_inicio) end as ferias
      from colaborador_periodo cp
      join vinculo v on v.id = cp.vinculo_id
      join pessoa pe on pe.id = v.pessoa_id
      join contrato co on co.id = cp.contrato_id
      join cliente cl on cl.id = co.cliente_id
      ${ultimaDecisao}
      left join lateral (
        select min(p.ultimo_inicio) as ultimo_inicio from ferias_periodo p
         where p.vinculo_id = v.id and p.saldo > 0
           and p.ultimo_inicio <= ${hoje}::date + ${Math.max(...AVISOS_DE_VENCIMENTO_DIAS) + FOLGA_DO_INICIO_DIAS}::int) fp on true
     where ${emVigor(hoje)} and ${contratoNoEscopo(ator, 'cp.contrato_id')}
       and cp.vinculo_id = any (${sql.val([...vinculoIds])}::int[])`.execute(db)
  return rows
}
