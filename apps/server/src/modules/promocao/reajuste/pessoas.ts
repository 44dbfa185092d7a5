import { sql } from 'kysely'
import { MAXIMO_DE_PESSOAS } from '@rh/domain/processos/promocao/coletiva'
import type { FatosDoReajuste, ParametrosDoReajuste } from '@rh/domain/processos/promocao/reajuste'
import { recusaDeVigencia } from '@rh/domain/cadastros/vigencia'
import { reajustar, type QuemSeReajusta, type Reajustado } from '@rh/domain/regras/alteracao/reajuste'
import { primeiroDiaDoMes } from '@rh/domain/regras/calendario/datas'
import type { Db, Tx } from '../../../db/db.ts'
import { failure } from '../../../http/failure.ts'
import { afastadosEm, emAvisoEm } from '../../colaborador/situacao.ts'
import type { PlanoColetivo } from '../coletiva/tipo.ts'

type Plano = PlanoColetivo<ParametrosDoReajuste>

interface Alguem extends QuemSeReajusta {
  readonly colaboradorId: number
  readonly nome: string
  readonly matricula: string
  readonly cargo: string
  readonly contrato: string
  readonly contratoId: number
}

/** Person under the agreement, and what it does to them. */
export type Planejado = Pick<
  Alguem,
  'colaboradorId' | 'nome' | 'matricula' | 'cargo' | 'contrato' | 'contratoId'
> &
  Reajustado

/** Plans everybody under the union. Throws 422 where they are more than one readjustment takes. */
export async function planejar(db: Db | Tx, plano: Plano): Promise<Planejado[]> {
  const [alguens, pisos] = await Promise.all([listAlguem(db, plano), pisosDoDia(db, plano)])
  if (alguens.length > MAXIMO_DE_PESSOAS)
    throw failure('pendencias', {
      mensagem: `Este sindicato tem mais de ${MAXIMO_DE_PESSOAS} pessoas.`,
      acao: 'Escolha contratos e faça o reajuste em partes.',
    })
  const { dataBase, percentual = null, folha } = plano.parametros
  const termos = { dataBase, percentual, pisos, folhaDesde: primeiroDiaDoMes(folha), hoje: plano.hoje }
  return alguens.map((alguem) => {
    const { colaboradorId, nome, matricula, cargo, contrato, contratoId } = alguem
    return { colaboradorId, nome, matricula, cargo, contrato, contratoId, ...reajustar(alguem, termos) }
  })
}

/** Title of another readjustment of the same data-base that the bond `v` has or is about to have. */
const jaTeve = ({ parametros: { dataBase }, menos = 0 }: Plano) => sql`(
  select r.titulo from alteracao_coletiva_item i join alteracao_coletiva r on r.id = i.alteracao_id
   where i.vinculo_id = v.id and i.fora is null and r.tipo = 'convencao' and r.vigencia = ${dataBase}::date and r.id <> ${menos}
     and (r.estado = 'aplicando' or i.versao_id is not null and i.ficou is null and r.estado in ('aplicado', 'desfazendo')
          or i.ficou is not null)
   limit 1)`

async function listAlguem(db: Db | Tx, plano: Plano): Promise<Alguem[]> {
  const { parametros, hoje, somente } = plano
  const { sindicatoId, dataBase, contratoIds } = parametros
  const { rows } = await sql<Alguem>`
    select v.id as colaborador_id, coalesce(pe.nome_social, pe.nome) as nome, v.matricula, ca.titulo as cargo,
           co.numero || ' · ' || cl.nome_fantasia as contrato, co.id as contrato_id,
           v.data_admissao as admissao, v.data_desligamento as desligamento,
           v.id in ${afastadosEm(hoje)} as afastado, v.id in ${emAvisoEm(hoje)} as em_aviso,
           ${jaTeve(plano)} as ja_teve, tr.trechos
      from vinculo v
      join lateral (select * from vinculo_versao x where x.vinculo_id = v.id order by x.vigencia desc limit 1) ul on true
      join pessoa pe on pe.id = v.pessoa_id
      join cargo ca on ca.id = ul.cargo_id
      join contrato co on co.id = ul.contrato_id
      join cliente cl on cl.id = co.cliente_id
      cross join lateral (
        select jsonb_agg(jsonb_build_object('versaoId', x.id, 'vigencia', x.vigencia, 'cargoId', x.cargo_id,
                 'salarioCentavos', x.salario_centavos, 'minutosSemana', (es.horas_semanais * 60)::int)
                 order by x.vigencia) as trechos
          from vinculo_versao x join escala es on es.id = x.escala_id
         where x.vinculo_id = v.id and x.vigencia >= coalesce((
           select max(y.vigencia) from vinculo_versao y
            where y.vinculo_id = v.id and y.vigencia <= ${dataBase}::date), '-infinity')) tr
     where v.id in (select s.vinculo_id from vinculo_versao s where s.sindicato_id = ${sindicatoId}
       ${contratoIds.length > 0 ? sql`and s.contrato_id = any (${contratoIds}::int[])` : sql``})
       and ul.sindicato_id = ${sindicatoId}
       and (v.data_desligamento is null or v.data_desligamento >= ${dataBase}::date)
       ${contratoIds.length > 0 ? sql`and ul.contrato_id = any (${contratoIds}::int[])` : sql``}
       ${somente ? sql`and v.id = any (${[...somente]}::int[])` : sql``}
     order by pe.nome_busca, v.id
     limit ${MAXIMO_DE_PESSOAS + 1}`.execute(db)
  return rows
}

/** Floor of each cargo from the data-base on; without a percentage, of those alone that have a new one. */
async function pisosDoDia(db: Db | Tx, { parametros }: Plano): Promise<Map<number, number>> {
  const { sindicatoId, dataBase, percentual, pisos } = parametros
  const { rows } = await sql<{ cargoId: number; valorCentavos: number }>`
    select distinct on (pi.cargo_id) pi.cargo_id, pi.valor_centavos
      from piso_salarial pi
     where pi.sindicato_id = ${sindicatoId} and pi.desde <= ${dataBase}::date
       ${percentual === undefined ? sql`and pi.desde = ${dataBase}::date` : sql``}
     order by pi.cargo_id, pi.desde desc`.execute(db)
  const registrados = rows.map(({ cargoId, valorCentavos }) => [cargoId, valorCentavos] as const)
  return new Map([...registrados, ...pisos.map((um) => [um.cargoId, um.valorCentavos] as const)])
}

/** What the readjustment itself is judged by. Throws 404 for an agreement that is not of the union. */
export async function findFatos(
  db: Db | Tx,
  parametros: ParametrosDoReajuste,
  hoje: string,
): Promise<FatosDoReajuste> {
  const { sindicatoId, convencaoId, dataBase, pisos } = parametros
  const convencao = await db
    .selectFrom('convencao as c')
    .innerJoin('sindicato as s', 's.id', 'c.sindicatoId')
    .select(['c.inicio', 'c.fim', 'c.reajustePercentual', 's.dataBaseMes'])
    .where('c.id', '=', convencaoId)
    .where('s.id', '=', sindicatoId)
    .executeTakeFirst()
  if (!convencao) throw failure('nao_encontrado')
  const { rows } = await sql<{ id: number; titulo: string; serie: { desde: string; valor: number }[] }>`
    select ca.id, ca.titulo, coalesce(jsonb_agg(jsonb_build_object('desde', pi.desde, 'valor', pi.valor_centavos)
             order by pi.desde) filter (where pi.id is not null), '[]') as serie
      from cargo ca
      left join piso_salarial pi on pi.cargo_id = ca.id and pi.sindicato_id = ${sindicatoId}
     where ca.ativo and ca.id = any (${pisos.map(({ cargoId }) => cargoId)}::int[])
     group by ca.id`.execute(db)
  return {
    hoje,
    dataBaseMes: convencao.dataBaseMes,
    convencao,
    pisos: rows.map(({ id, titulo, serie }) => ({
      cargoId: id,
      cargo: titulo,
      antesCentavos: serie.findLast(({ desde }) => desde < dataBase)?.valor ?? null,
      noDiaCentavos: serie.find(({ desde }) => desde === dataBase)?.valor ?? null,
      recusa: recusaDeVigencia(
        serie.map(({ desde }) => desde),
        { desde: dataBase, hoje, retroativa: true },
      ),
    })),
  }
}
