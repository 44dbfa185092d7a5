import { sql } from 'kysely'
import { versaoEm } from '@rh/domain/colaborador/correcao'
import type { RawSheet } from '@rh/domain/processo/raw-form'
import { formularioPromocao, type LeituraDaPromocao } from '@rh/domain/processos/promocao/formulario'
import { promocao } from '@rh/domain/processos/promocao/promocao'
import type { Colega, ContextoDaPromocao, FatosDaPromocao } from '@rh/domain/processos/promocao/rules'
import { veColegas } from '@rh/domain/processos/promocao/visibilidade'
import type { Db, Tx } from '../../db/db.ts'
import { failure } from '../../http/failure.ts'
import { limiteEm, limitesDeDataEm } from '../cadastros/limites.ts'
import { findDemissaoAberta } from '../colaborador/processos.ts'
import { listVersoes, type LinhaVersao } from '../colaborador/versoes.ts'
import { vagasLivres } from '../contratos/ocupacao.ts'
import { selectPosto } from '../contratos/posto.ts'
import type { Pedido } from '../processo/nascido.ts'
import { doParecer, isAnexado } from '../processo/registrado.ts'

/** What a promotion starts from: the version in force on its day, and all that came before and after. */
export interface Partida {
  readonly versoes: readonly LinhaVersao[]
  readonly atual: LinhaVersao
}

interface DeQuem {
  readonly vinculoId: number
  readonly dia: string
  /** What this process itself wrote into the contract is left out. */
  readonly processoId: number | null
}

/** The contract as it is without the promotion. Throws 404 for a bond that has none on the day. */
export async function findPartida(db: Db | Tx, { vinculoId, dia, processoId }: DeQuem): Promise<Partida> {
  const todas = await listVersoes(db, vinculoId)
  const versoes = todas.filter((versao) => processoId === null || versao.processoId !== processoId)
  const atual = versaoEm(versoes, dia)
  if (!atual) throw failure('nao_encontrado')
  return { versoes, atual }
}

/** What the rules are asked with, and what the effects and the simulation need besides. */
export interface ContextoDoServidor extends ContextoDaPromocao {
  readonly partida: Partida
  readonly encargosPercentual: number
  readonly precoDoPostoCentavos: number | null
}

/** Everything the rules need to know about one request, read now. */
export async function gatherContexto(
  db: Db | Tx,
  { dados, vinculoId, processoId, hoje, ator }: Pedido,
): Promise<ContextoDoServidor> {
  // The form of a promotion is one sheet.
  const leitura = formularioPromocao.ler(dados as RawSheet)
  const { vigencia: dia = hoje, cargoId, postoId } = leitura.parciais
  const partida = await findPartida(db, { vinculoId, dia, processoId })
  const { atual } = partida
  const [vinculo, cargo, postos, colegas, limites, intervaloMeses, encargosPercentual, doProcesso] =
    await Promise.all([
      findVinculo(db, vinculoId, hoje),
      cargoId === undefined ? null : findCargo(db, cargoId, atual.sindicatoId, dia),
      findPostos(db, [atual.postoId, postoId ?? atual.postoId], dia, processoId),
      listColegas(db, { vinculoId, cargoId, postoId: postoId ?? atual.postoId, dia }, veColegas(ator.grupos)),
      limitesDeDataEm(db, promocao.name, hoje),
      limiteEm(db, 'promocao.intervalo', hoje),
      limiteEm(db, 'custo.encargos', hoje),
      findDoProcesso(db, processoId),
    ])
  const posto = postos.find(({ id }) => id === (postoId ?? atual.postoId))
  if (!posto) throw failure('validacao', { campos: { 'dados.postoId': 'Escolha um posto da lista' } })
  if (cargoId !== undefined && !cargo)
    throw failure('validacao', { campos: { 'dados.cargoId': 'Escolha um cargo da lista' } })
  const fatos: FatosDaPromocao = {
    hoje,
    limites,
    intervaloMeses,
    ...doProcesso,
    vinculo: { ...vinculo, ...doContrato(partida) },
    cargo,
    posto: { ...posto, novo: posto.id !== atual.postoId },
    mudaRisco: mudaRisco(leitura, atual, postos),
    colegas,
  }
  return { leitura, fatos, partida, encargosPercentual, precoDoPostoCentavos: posto.precoCentavos }
}

/** The contract as it stands on the day, and when it last changed. */
function doContrato({ versoes, atual }: Partida) {
  const promocoes = versoes.filter(
    ({ processoTipo, compensada }) => processoTipo === 'promocao' && !compensada,
  )
  return {
    contratoId: atual.contratoId,
    salarioCentavos: atual.salarioCentavos,
    cargoId: atual.cargoId,
    naFuncaoDesde: naFuncaoDesde(versoes, atual),
    ultimaAlteracao: versoes.at(-1)?.vigencia ?? atual.vigencia,
    ultimaPromocao: promocoes.at(-1)?.vigencia ?? null,
  }
}

/** The first of the versions in a row that have the cargo of this one. */
function naFuncaoDesde(versoes: readonly LinhaVersao[], { vigencia, cargoId }: LinhaVersao): string {
  const antes = versoes.filter((versao) => versao.vigencia <= vigencia)
  const outra = antes.findLastIndex((versao) => versao.cargoId !== cargoId)
  return antes[outra + 1]?.vigencia ?? vigencia
}

async function findVinculo(db: Db | Tx, id: number, hoje: string) {
  const { rows } = await sql<{
    admissao: string
    desligamento: string | null
    fimExperiencia: string | null
  }>`
    select v.data_admissao as admissao, v.data_desligamento as desligamento,
           case when fim_da_experiencia(v) >= ${hoje}::date then fim_da_experiencia(v) end as fim_experiencia
      from vinculo v where v.id = ${id}`.execute(db)
  const [vinculo] = rows
  if (!vinculo) throw failure('nao_encontrado')
  return { ...vinculo, demissao: await findDemissaoAberta(db, id) }
}

async function findCargo(db: Db | Tx, id: number, sindicatoId: number, dia: string) {
  const { rows } = await sql<NonNullable<FatosDaPromocao['cargo']>>`
    select ca.cbo, (select pi.valor_centavos from piso_salarial pi
                     where pi.cargo_id = ca.id and pi.sindicato_id = ${sindicatoId} and pi.desde <= ${dia}::date
                     order by pi.desde desc limit 1) as piso_centavos
      from cargo ca where ca.id = ${id} and ca.ativo`.execute(db)
  return rows[0] ?? null
}

type Posto = Awaited<ReturnType<typeof findPostos>>[number]

const findPostos = (db: Db | Tx, ids: readonly number[], dia: string, menos: number | null) =>
  selectPosto(db, dia)
    .select(['po.id', 'po.contratoId', 'te.salarioPrevistoCentavos', 'te.precoCentavos', 'te.insalubridade'])
    .select(['te.periculosidade', 'es.noturna', vagasLivres(dia, menos).as('vagasLivres')])
    .where('po.id', 'in', [...new Set(ids)])
    .execute()

/** Another function, or a post of other risks: the exam of NR-7 item 7.5.10. */
function mudaRisco({ parciais }: LeituraDaPromocao, atual: LinhaVersao, postos: readonly Posto[]): boolean {
  const risco = (id: number) => {
    const posto = postos.find((outro) => outro.id === id)
    return posto && [posto.insalubridade, posto.periculosidade, posto.noturna].join()
  }
  const { cargoId = atual.cargoId, postoId = atual.postoId } = parciais
  return cargoId !== atual.cargoId || risco(postoId) !== risco(atual.postoId)
}

interface Lugar {
  readonly vinculoId: number
  readonly cargoId: number | undefined
  readonly postoId: number
  readonly dia: string
}

/** Who works in the cargo at the same place on the day, and since when; named only to those who may know the pay. */
async function listColegas(
  db: Db | Tx,
  { vinculoId, cargoId, postoId, dia }: Lugar,
  nomeia: boolean,
): Promise<Colega[]> {
  if (cargoId === undefined) return []
  const { rows } = await sql<Colega>`
    select v.data_admissao as admissao, vv.salario_centavos, ${nomeia ? sql`pe.nome` : sql`''`} as nome,
           (select min(x.vigencia) from vinculo_versao x
             where x.vinculo_id = v.id and x.cargo_id = ${cargoId}
               and not exists (select from vinculo_versao o where o.vinculo_id = v.id and o.cargo_id <> ${cargoId}
                                  and o.vigencia > x.vigencia and o.vigencia <= ${dia}::date)) as na_funcao_desde
      from colaborador_periodo cp
      join vinculo v on v.id = cp.vinculo_id
      join pessoa pe on pe.id = v.pessoa_id
      join vinculo_versao vv on vv.id = cp.versao_id
     where cp.posto_id in (select o.id from posto o join posto este on este.local_id = o.local_id
                            where este.id = ${postoId})
       and cp.cargo_id = ${cargoId} and cp.desde <= ${dia}::date and cp.ate > ${dia}::date
       and v.data_desligamento is null and v.id <> ${vinculoId}`.execute(db)
  return rows
}

/** What the sectors already recorded of the promotion itself. */
async function findDoProcesso(db: Db | Tx, processoId: number | null) {
  if (processoId === null) return { dataExame: null, cartaAssinada: false }
  const { rows } = await sql<{ dataExame: string | null; cartaAssinada: boolean }>`
    select ${doParecer(processoId, 'exame', 'dataExame')} as data_exame,
           ${isAnexado(processoId, 'ALTERACAO_ASSINADA')} as carta_assinada`.execute(db)
  return rows[0] ?? { dataExame: null, cartaAssinada: false }
}
