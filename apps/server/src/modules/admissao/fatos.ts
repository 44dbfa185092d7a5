import { sql } from 'kysely'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { readRascunho, type Rascunho } from '@rh/domain/processos/admissao/rascunho'
import type { Contexto, Fatos, PostoFatos, SaidaAnterior } from '@rh/domain/processos/admissao/rule'
import { causaOf, isCausa } from '@rh/domain/regras/rescisao/causas'
import type { Db, Tx } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'
import { limitesDeDataEm } from '../cadastros/limites.ts'
import { findSalarioMinimo } from '../cadastros/parametros.ts'
import { termosDoPosto, vagasLivres } from '../contratos/ocupacao.ts'
import { contratoNoEscopo, type Escopo } from '../processo/escopo.ts'
import { findFatosDoFormulario } from './fatos-formulario.ts'
import { porEntregar } from './kit.ts'

interface Consulta {
  readonly dados: Rascunho
  /** The admission itself, left out of every count. */
  readonly processoId: number | null
  readonly hoje: string
  /** Who asks: numbers of records outside the person's contracts are kept back. */
  readonly ator: Escopo
}

/** Everything the rules need to know about one form, read now. */
export async function gatherContexto(
  db: Db | Tx,
  { dados, processoId, hoje, ator }: Consulta,
): Promise<Contexto> {
  const leitura = readRascunho(dados)
  const { postoId, dataPrevista = hoje } = leitura.parciais.vaga
  const { cpf } = leitura.parciais.pessoais
  const [posto, salarioMinimoCentavos, limites, doCpf, dosPareceres, doFormulario, faltam] =
    await Promise.all([
      postoId === undefined ? null : findPostoFatos(db, postoId, dataPrevista, processoId),
      findSalarioMinimo(db, dataPrevista),
      limitesDeDataEm(db, 'admissao', hoje),
      cpf === undefined ? cpfNovo : findCpfFatos(db, cpf, processoId, ator),
      processoId === null ? nenhumParecer : findDosPareceres(db, processoId),
      findFatosDoFormulario(db, leitura.parciais, dataPrevista, processoId),
      processoId === null ? [] : findPorEntregar(db, processoId, dados),
    ])
  return {
    leitura,
    fatos: {
      hoje,
      salarioMinimoCentavos,
      limites,
      posto,
      cpf: doCpf,
      porEntregar: faltam,
      ...dosPareceres,
      ...doFormulario,
    },
  }
}

async function findPostoFatos(
  db: Db | Tx,
  postoId: number,
  data: string,
  menos: number | null,
): Promise<PostoFatos | null> {
  const linha = await db
    .selectFrom('posto as po')
    .innerJoin('contrato as co', 'co.id', 'po.contratoId')
    .innerJoin('sindicato as si', 'si.id', 'co.sindicatoId')
    .innerJoin('escala as es', 'es.id', 'po.escalaId')
    .innerJoinLateral(termosDoPosto(data), (join) => join.onTrue())
    .select(['co.inicio as contratoInicio', 'co.termino as contratoFim', 'si.nome as sindicato'])
    .select(['te.salarioPrevistoCentavos', 'te.insalubridade', 'te.periculosidade'])
    .select(sql<boolean>`(te.insalubridade > 0 or te.periculosidade or es.noturna)`.as('risco'))
    .select(sql<number>`(es.horas_semanais * 60)::int`.as('minutosSemana'))
    .select(vagasLivres(data, menos).as('vagasLivres'))
    .select((eb) =>
      eb
        .selectFrom('pisoSalarial as pi')
        .select('pi.valorCentavos')
        .whereRef('pi.cargoId', '=', 'po.cargoId')
        .whereRef('pi.sindicatoId', '=', 'co.sindicatoId')
        .where('pi.desde', '<=', data)
        .orderBy('pi.desde', 'desc')
        .limit(1)
        .as('pisoCentavos'),
    )
    .where('po.id', '=', postoId)
    .modifyEnd(prepared)
    .executeTakeFirst()
  return linha ? { ...linha, kit: await listKit(db, postoId) } : null
}

const listKit = (db: Db | Tx, postoId: number) =>
  db
    .selectFrom('postoKit as pk')
    .innerJoin('itemUniforme as iu', 'iu.id', 'pk.itemId')
    .select(['pk.itemId', 'iu.descricao'])
    .where('pk.postoId', '=', postoId)
    .orderBy('iu.descricao')
    .execute()

type CpfFatos = Fatos['cpf']

const cpfNovo: CpfFatos = {
  matriculaAtiva: null,
  emAndamento: null,
  outrosRascunhos: 0,
  ultimoDesligamento: null,
  desligamentoVisivel: true,
}

/** Whoever sends another admission of the same person waits until this transaction is over, and then sees it. */
export const lockCpf = (tx: Tx, cpf: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended('admissao.cpf:' || ${cpf}::text, 0))`.execute(tx)

/**
 * What the company already knows of a CPF, in one query. That a person is employed or on the way in is told to whoever
 * would hire them; which record that is, and since when they are no longer, only to those who may see it.
 */
async function findCpfFatos(db: Db | Tx, cpf: string, menos: number | null, ator: Escopo): Promise<CpfFatos> {
  const { rows } = await sql<CpfFatos>`
    select
      (select case when ${contratoNoEscopo(ator, 'ativo.contrato_id')} then ativo.matricula else '' end
         from (select v.matricula, ve.contrato_id
                 from vinculo v join pessoa pe on pe.id = v.pessoa_id
                 join vinculo_versao ve on ve.vinculo_id = v.id
                where pe.cpf = ${cpf} and v.data_desligamento is null
                order by ve.vigencia desc limit 1) ativo) as matricula_ativa,
      (select case when ${contratoNoEscopo(ator, 'outra.contrato_id')} then outra.numero else '' end
         from (select p.numero, p.contrato_id from processo_indice p
                where p.tipo = 'admissao' and p.cpf = ${cpf} and p.id is distinct from ${menos}::int
                  and p.status = any (${sql.val([...(admissao.ocupa ?? [])])}::text[])
                order by p.numero limit 1) outra) as em_andamento,
      (select count(*)::int from processo_indice p
        where p.tipo = 'admissao' and p.cpf = ${cpf} and p.id is distinct from ${menos}::int and p.status = 'rascunho') as outros_rascunhos,
      saiu.em as ultimo_desligamento, coalesce(saiu.visivel, true) as desligamento_visivel
    from (select) nada left join lateral (
      select v.data_desligamento as em, ${contratoNoEscopo(ator, 've.contrato_id')} as visivel
        from vinculo v join pessoa pe on pe.id = v.pessoa_id join vinculo_versao ve on ve.vinculo_id = v.id
       where pe.cpf = ${cpf} and v.data_desligamento is not null
       order by v.data_desligamento desc, ve.vigencia desc limit 1) saiu on true`.execute(db)
  const [fatos] = rows
  return fatos ? { ...fatos, saida: await findSaida(db, cpf) } : cpfNovo
}

/** How the person left for the last time; null where no dismissal tells. */
async function findSaida(db: Db | Tx, cpf: string): Promise<SaidaAnterior | null> {
  const { rows } = await sql<Pick<SaidaAnterior, 'prazoDeterminado' | 'consultarRh'> & { causa: string }>`
    select d.causa, v.data_desligamento <= greatest(fim_da_experiencia(v), v.fim_aprendizagem) as prazo_determinado,
           coalesce(d.recontratacao <> 'sim', false) as consultar_rh
      from demissao d
      join vinculo v on v.id = d.vinculo_id
      join pessoa pe on pe.id = v.pessoa_id
     where pe.cpf = ${cpf} and d.comunicado_em is not null
     order by d.desligamento desc limit 1`.execute(db)
  const [saida] = rows
  if (!saida) return null
  const { causa, prazoDeterminado, consultarRh } = saida
  return {
    semJustaCausa: isCausa(causa) && causaOf(causa).seguroDesemprego,
    prazoDeterminado: prazoDeterminado ?? false,
    consultarRh,
  }
}

/** Asked only of who was already hired: before that nothing is handed out. */
async function findPorEntregar(db: Db | Tx, id: number, dados: Rascunho): Promise<string[]> {
  const { vinculoId = null } =
    (await db.selectFrom('processo').select('vinculoId').where('id', '=', id).executeTakeFirst()) ?? {}
  return vinculoId === null ? [] : porEntregar(db, { id, vinculoId }, dados)
}

type FatosDosPareceres = Pick<Fatos, 'exame' | 'uniforme'>

const nenhumParecer: FatosDosPareceres = { exame: null, uniforme: 'pendente' }

async function findDosPareceres(db: Db | Tx, processoId: number): Promise<FatosDosPareceres> {
  const linhas = await db
    .selectFrom('processoParecer')
    .select(['parecer', 'decisao', 'dados'])
    .where('processoId', '=', processoId)
    .execute()
  const exame = linhas.find(({ parecer, decisao }) => parecer === 'exame' && decisao === 'aprovado')
  const uniforme = linhas.find(({ parecer }) => parecer === 'uniforme')
  return {
    exame: (exame?.dados ?? null) as Fatos['exame'],
    uniforme: (uniforme?.decisao ?? 'pendente') as Fatos['uniforme'],
  }
}
