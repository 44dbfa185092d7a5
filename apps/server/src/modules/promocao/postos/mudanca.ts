import { sql } from 'kysely'
import type { ParametrosDaMudanca } from '@rh/domain/processos/promocao/mudanca'
import { meioParaCima } from '@rh/domain/regras/arredondamento'
import { isoDe } from '../../../clock.ts'
import type { AlteracaoColetiva, Execucao, Trabalho } from '../coletiva/tipo.ts'
import { planejar, postosDa } from './pessoas.ts'

/** Change of the scale or of the pay of posts: besides the people, the posts themselves change from the day on. */
export const mudancaDePostos: AlteracaoColetiva<ParametrosDaMudanca> = {
  feita: 'alterada',
  planejar: async (tx, plano) => {
    // Teams are shared out among everybody of the posts, so that everybody is planned.
    const todos = await planejar(tx, plano)
    const somente = new Set(plano.somente)
    return plano.somente ? todos.filter(({ colaboradorId }) => somente.has(colaboradorId)) : todos
  },
  aoAplicar,
  aoDesfazer,
}

interface PostoQueMuda {
  readonly postoId: number
  readonly deEscalaId: number
  readonly deCentavos: number
}

async function aoAplicar(
  { work, hoje }: Execucao,
  { id, vigencia, parametros }: Trabalho<ParametrosDaMudanca>,
): Promise<void> {
  const { tx, agora } = work
  await prenderContrato({ work, hoje }, parametros)
  const { rows } = await sql<PostoQueMuda>`
    select po.id as posto_id, po.escala_id as de_escala_id, te.salario_previsto_centavos as de_centavos
      from posto po cross join lateral posto_termos(po.id, ${vigencia}::date) te
     where ${postosDa(parametros, 'po.id')} and te.quantidade > 0 order by po.id for update of po`.execute(tx)
  const linhas = rows.map((posto) => ({
    ...posto,
    alteracaoId: id,
    paraEscalaId: parametros.escalaId ?? posto.deEscalaId,
    paraCentavos: previstoDe(posto.deCentavos, parametros),
    tomadaEm: vigencia <= hoje ? isoDe(agora) : null,
  }))
  if (linhas.length === 0) return
  await tx.insertInto('alteracaoColetivaPosto').values(linhas).execute()
  await sql`
    insert into posto_vigencia (posto_id, desde, quantidade, salario_previsto_centavos, preco_centavos, insalubridade,
      periculosidade, laudo)
    select p.posto_id, ${vigencia}::date, te.quantidade, p.para_centavos, te.preco_centavos, te.insalubridade,
           te.periculosidade, te.laudo
      from alteracao_coletiva_posto p cross join lateral posto_termos(p.posto_id, ${vigencia}::date) te
     where p.alteracao_id = ${id} and p.para_centavos <> p.de_centavos`.execute(tx)
  await sql`update posto po set escala_id = p.para_escala_id from alteracao_coletiva_posto p
    where p.alteracao_id = ${id} and p.posto_id = po.id and p.tomada_em is not null
      and po.escala_id <> p.para_escala_id`.execute(tx)
  await outraVersaoDoContrato({ work, hoje }, parametros)
}

/** What the post plans to pay: never less than today. */
const previstoDe = (centavos: number, { salarioCentavos, percentual }: ParametrosDaMudanca): number =>
  percentual === undefined
    ? Math.max(centavos, salarioCentavos ?? centavos)
    : meioParaCima(centavos * (10_000 + Math.round(percentual * 100)), 10_000)

type Meios = Pick<Execucao, 'work' | 'hoje'>

/** The contract before its posts, as an amendment takes them: neither waits for the other with what it wants. */
const prenderContrato = ({ work: { tx } }: Meios, { contratoId }: ParametrosDaMudanca) =>
  sql`select from contrato where id = ${contratoId} for no key update`.execute(tx)

const outraVersaoDoContrato = ({ work: { tx } }: Meios, { contratoId }: ParametrosDaMudanca) =>
  sql`update contrato set versao = versao + 1 where id = ${contratoId}`.execute(tx)

async function aoDesfazer(
  { work, hoje }: Execucao,
  { id, vigencia, parametros }: Trabalho<ParametrosDaMudanca>,
): Promise<void> {
  const { tx } = work
  await prenderContrato({ work, hoje }, parametros)
  await sql`update posto po set escala_id = p.de_escala_id from alteracao_coletiva_posto p
    where p.alteracao_id = ${id} and p.posto_id = po.id and po.escala_id = p.para_escala_id
      and p.tomada_em is not null`.execute(tx)
  await (vigencia > hoje
    ? tirarTermos({ work, hoje }, id, vigencia)
    : voltarTermos({ work, hoje }, id, vigencia))
  await outraVersaoDoContrato({ work, hoje }, parametros)
}

/** Takes away the terms that have not begun. */
const tirarTermos = ({ work: { tx } }: Meios, id: number, vigencia: string) =>
  sql`delete from posto_vigencia pv using alteracao_coletiva_posto p
    where p.alteracao_id = ${id} and p.para_centavos <> p.de_centavos and pv.posto_id = p.posto_id
      and pv.desde = ${vigencia}::date and pv.aditivo_id is null`.execute(tx)

/** Plans the pay of before again from today on; what was planned meanwhile stays told, and a later change stands. */
const voltarTermos = ({ work: { tx }, hoje }: Meios, id: number, vigencia: string) =>
  sql`
    insert into posto_vigencia (posto_id, desde, quantidade, salario_previsto_centavos, preco_centavos, insalubridade,
      periculosidade, laudo)
    select p.posto_id, greatest(${hoje}::date, ${vigencia}::date + 1), te.quantidade, p.de_centavos, te.preco_centavos,
           te.insalubridade, te.periculosidade, te.laudo
      from alteracao_coletiva_posto p cross join lateral posto_termos(p.posto_id, ${hoje}::date) te
     where p.alteracao_id = ${id} and te.salario_previsto_centavos = p.para_centavos and p.para_centavos <> p.de_centavos
    on conflict (posto_id, desde) do nothing`.execute(tx)
