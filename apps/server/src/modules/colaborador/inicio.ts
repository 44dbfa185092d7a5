import { sql, type RawBuilder } from 'kysely'
import { veSensiveis } from '@rh/domain/colaborador/visibilidade'
import { situacoes, type SituacaoColaborador } from '@rh/domain/listas/colaborador'
import type { Db } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import { situacaoEm } from './situacao.ts'
import { versaoVigente } from './vinculo.ts'

const EXPERIENCIA_DIAS = 30
const DOCUMENTO_DIAS = 30
const DATAS_DIAS = 15
/** As many as a phone shows before one would rather open the list. */
const MOSTRADOS = 8

/** Bonds of the contracts that the person follows, with who and where. */
const acompanhados = (ator: Ator, hoje: string): RawBuilder<unknown> => sql`
  select v.id, v.pessoa_id, coalesce(pe.nome_social, pe.nome) as nome, pe.nome_busca, pe.nascimento, ve.posto_id,
         v.data_admissao, v.experiencia_dias, v.experiencia_prorrogacao_dias, ${situacaoEm(hoje)} as situacao
    from vinculo v
    join pessoa pe on pe.id = v.pessoa_id
    ${versaoVigente(hoje)}
   where ${contratoNoEscopo(ator, 've.contrato_id')}`

const noTrabalho = sql`a.situacao in ('ativo', 'em_experiencia')`

/** What a supervisor looks at in the morning. */
export async function obterInicio(db: Db, ator: Ator, hoje: string) {
  const [porSituacao, experiencias, documentos, datas] = await Promise.all([
    contarPorSituacao(db, ator, hoje),
    listExperiencias(db, ator, hoje),
    listDocumentosAVencer(db, ator, hoje),
    listDatas(db, ator, hoje),
  ])
  return { porSituacao, experiencias, documentos, datas }
}

async function contarPorSituacao(db: Db, ator: Ator, hoje: string) {
  const { rows } = await sql<{ situacao: SituacaoColaborador; total: number }>`
    select a.situacao, count(*)::int as total from (${acompanhados(ator, hoje)}) a group by 1`.execute(db)
  return (Object.keys(situacoes) as SituacaoColaborador[]).map((situacao) => ({
    situacao,
    total: rows.find((linha) => linha.situacao === situacao)?.total ?? 0,
  }))
}

/** Trial terms that end soon: the first one asks for a decision on the extension, the last one on the contract. */
async function listExperiencias(db: Db, ator: Ator, hoje: string) {
  const { rows } = await sql<{
    id: number
    nome: string
    posto: string
    fim: string
    dias: number
    prorroga: boolean
  }>`
    select a.id, a.nome, lo.nome as posto, t.fim, t.fim - ${hoje}::date as dias, t.prorroga
      from (${acompanhados(ator, hoje)}) a
      join posto po on po.id = a.posto_id
      join local lo on lo.id = po.local_id
      cross join lateral (values
        (a.data_admissao + a.experiencia_dias - 1, a.experiencia_prorrogacao_dias > 0),
        (a.data_admissao + a.experiencia_dias + a.experiencia_prorrogacao_dias - 1, false)) t (fim, prorroga)
     where a.situacao = 'em_experiencia' and a.experiencia_dias > 0
       and (t.prorroga or t.fim >= a.data_admissao + a.experiencia_dias + a.experiencia_prorrogacao_dias - 1)
       and t.fim between ${hoje}::date and ${hoje}::date + ${EXPERIENCIA_DIAS}::int
     order by t.fim, a.nome_busca, a.id, t.prorroga desc limit ${MOSTRADOS}`.execute(db)
  // Without an extension the two terms are one.
  return rows.filter((linha, i) => rows[i - 1]?.id !== linha.id || rows[i - 1]?.fim !== linha.fim)
}

async function listDocumentosAVencer(db: Db, ator: Ator, hoje: string) {
  const { rows } = await sql<{ id: number; nome: string; documento: string; validade: string; dias: number }>`
    select a.id, a.nome, t.descricao as documento, d.validade, d.validade - ${hoje}::date as dias
      from (${acompanhados(ator, hoje)}) a
      join pessoa_documento d on d.pessoa_id = a.pessoa_id
      join documento_tipo t on t.id = d.tipo_id
     where ${noTrabalho} and d.encerrado_em is null and d.validade <= ${hoje}::date + ${DOCUMENTO_DIAS}::int
       and (${veSensiveis(ator.grupos)} or not t.sensivel)
       and not exists (select from pessoa_documento n where n.substitui_id = d.id)
     order by d.validade, a.nome_busca, a.id limit ${MOSTRADOS}`.execute(db)
  return rows
}

/** Birthdays and years of service of the next days. Born on 29 February, celebrated then or not at all. */
async function listDatas(db: Db, ator: Ator, hoje: string) {
  const { rows } = await sql<{ id: number; nome: string; dia: string; anosDeCasa: number | null }>`
    with dias as (
      select dia::date from generate_series(${hoje}::date, ${hoje}::date + ${DATAS_DIAS}::int, '1 day') as dia),
    gente as (select * from (${acompanhados(ator, hoje)}) a where ${noTrabalho})
    select g.id, g.nome, d.dia, null::int as anos_de_casa from dias d join gente g
        on to_char(g.nascimento, 'MMDD') = to_char(d.dia, 'MMDD')
    union all
    select g.id, g.nome, d.dia, (extract(year from d.dia) - extract(year from g.data_admissao))::int
      from dias d join gente g on to_char(g.data_admissao, 'MMDD') = to_char(d.dia, 'MMDD')
       and g.data_admissao < d.dia
     order by dia, nome, id limit ${MOSTRADOS}`.execute(db)
  return rows
}
