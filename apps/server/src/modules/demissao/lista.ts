import { sql, type RawBuilder } from 'kysely'
import type { DemissaoResumo } from '@rh/domain/contract/demissao'
import { listaDemissao, momentosDaDemissao, type MomentoDaDemissao } from '@rh/domain/listas/demissao'
import { codigosDe } from '@rh/domain/codigos/codigos'
import { demissao } from '@rh/domain/processos/demissao/demissao'
import { veCausa } from '@rh/domain/processos/demissao/visibilidade'
import type { Db } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { colunasDoVinculo } from '../processo/listas/do-vinculo.ts'
import { visiveis, type FiltrosDeProcesso, type Listagem } from '../processo/listas/listagem.ts'

/** Days after the end from which the deadline is near, and after which it is past (CLT art. 477 § 6º). */
const PERTO = 7
const PRAZO = 10

/** How near the deadline of dismissal `d` is; null before the end, and once it is paid. */
const relogioEm = (hoje: string) => sql`case
  when d.comunicado_em is null or d.pago_em is not null or d.desligamento >= ${hoje}::date
    or p.status not in ('desligado', 'em_conferencia') then null
  when ${hoje}::date - d.desligamento > ${PRAZO}::int then 'vermelho'
  when ${hoje}::date - d.desligamento >= ${PERTO}::int then 'laranja'
  else 'verde' end`

const semParecer = (parecer: string) => sql`not exists (
  select from processo_parecer pp where pp.processo_id = p.id and pp.parecer = ${parecer}
     and pp.decisao in ('aprovado', 'dispensado'))`

const ESPERA_SETORES = sql`p.status in ('aprovada', 'em_aviso', 'desligado', 'em_conferencia')`

/** What `processo_indice p` still waits for. */
const condicoes: { readonly [M in MomentoDaDemissao]: RawBuilder<boolean> } = {
  a_pagar: sql`p.status in ('desligado', 'em_conferencia')`,
  a_conferir: sql`(p.status = 'em_conferencia' and ${semParecer('conferencia')})`,
  devolucoes: sql`(${ESPERA_SETORES} and ${semParecer('devolucoes')})`,
  exames: sql`(${ESPERA_SETORES} and ${semParecer('exame')})`,
}

const isMomento = (momento: string): momento is MomentoDaDemissao => Object.hasOwn(condicoes, momento)

/** How dismissals are listed: their deadline, and why for those who may know. */
export const listagemDemissao: Listagem<DemissaoResumo & { readonly cpf: null }> = {
  process: demissao,
  lista: listaDemissao,
  colunas: ({ grupos }, hoje = '9999-12-31') => sql`
    ${colunasDoVinculo},
    ${veCausa(grupos) ? sql`d.causa` : sql`null`} as causa,
    d.comunicacao::text as comunicacao, d.pagar_ate::text as pagar_ate, ${relogioEm(hoje)} as relogio`,
  origem: sql`left join demissao d on d.processo_id = p.id`,
  condicoes: ({ momento, colaboradorId }) => [
    ...(colaboradorId === undefined ? [] : [sql<boolean>`p.vinculo_id = ${colaboradorId}::int`]),
    ...(momento !== undefined && isMomento(momento) ? [condicoes[momento]] : []),
  ],
}

/** How many of the dismissals that a person sees wait for each thing. */
export async function contarMomentos(
  db: Db,
  ator: Ator,
  { contratoId }: Pick<FiltrosDeProcesso, 'contratoId'>,
): Promise<Record<MomentoDaDemissao, number>> {
  const momentos = codigosDe(momentosDaDemissao)
  const contas = momentos.map(
    (momento) => sql`count(*) filter (where ${condicoes[momento]})::int as ${sql.ref(momento)}`,
  )
  const { rows } = await sql<Record<string, number>>`
    select ${sql.join(contas)} from processo_indice p
     where ${visiveis(demissao, ator)} and ${ESPERA_SETORES}
       ${contratoId ? sql`and p.contrato_id = ${contratoId}` : sql``}`.execute(db)
  const contadas = (rows[0] ?? {}) as Readonly<Record<string, number>>
  return {
    a_pagar: contadas['aPagar'] ?? 0,
    a_conferir: contadas['aConferir'] ?? 0,
    devolucoes: contadas['devolucoes'] ?? 0,
    exames: contadas['exames'] ?? 0,
  }
}
