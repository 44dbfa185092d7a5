import { sql } from 'kysely'
import { formatData } from '@rh/domain/br/data'
import {
  conferirOcorrencia,
  ocorrenciasDaFicha,
  type OcorrenciaDeFerias,
  type TipoDaFicha,
} from '@rh/domain/colaborador/ocorrencia-de-ferias'
import { periodosAquisitivos } from '@rh/domain/regras/ferias/aquisicao'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import type { OcorrenciaDoContrato } from '@rh/domain/regras/ferias/ocorrencias'
import type { Db, Tx } from '../../../db/db.ts'
import { prepared } from '../../../db/prepared.ts'
import type { UnitOfWork } from '../../../db/write.ts'
import { failure } from '../../../http/failure.ts'
import { isoDe } from '../../../clock.ts'
import { lockVinculo } from '../../processo/repository.ts'
import type { Vinculo } from '../vinculo.ts'
import { concederDireitos } from './periodos.ts'
import { lancar } from './razao.ts'
import {
  impedimentoDaRecontagem,
  recontar,
  seguemAContagem,
  type PeriodoGuardado,
  type PeriodoRecontado,
} from './recontagem.ts'

interface OcorrenciaGuardada {
  readonly id: number
  readonly tipo: TipoDaFicha
  readonly inicio: string
  readonly fim: string
  readonly retorno: string | null
}

/** The occurrences in force of a bond, the oldest first. */
const listEmVigor = async (db: Db | Tx, vinculoId: number): Promise<readonly OcorrenciaGuardada[]> => {
  const { rows } = await sql<OcorrenciaGuardada>`${prepared}
    select o.id, o.tipo, o.inicio, o.fim, o.retorno from ferias_ocorrencia o
     where o.vinculo_id = ${vinculoId} and o.desfaz_id is null
       and not exists (select from ferias_ocorrencia d where d.desfaz_id = o.id)
     order by o.inicio, o.id`.execute(db)
  return rows
}

/** What the file of a bond has that moves its acquisition periods, or makes one be lost. */
export const listDoContrato = async (db: Db | Tx, vinculoId: number): Promise<OcorrenciaDoContrato[]> =>
  (await listEmVigor(db, vinculoId)).map(comoFato)

/** Every period of a bond with what its ledger says; those out of the count too. */
async function listGuardados(db: Db | Tx, vinculoId: number): Promise<PeriodoGuardado[]> {
  const { rows } = await sql<PeriodoGuardado>`
    select p.id, p.inicio, p.fim, p.perdido, p.anulado, p.concedido, p.saldo,
           p.avos is not null as cortado,
           coalesce(-sum(l.dias) filter (where l.processo_id is not null and l.tipo <> 'ajuste'), 0)::int as preso,
           coalesce(-sum(l.dias) filter (where l.processo_id is null and l.tipo in ('gozo', 'abono')), 0)::int as antes,
           greatest(0, coalesce(-sum(l.dias) filter (where l.ocorrencia_id is not null and l.id > coalesce(
             (select max(d.id) from ferias_lancamento d where d.periodo_id = p.id and d.tipo = 'direito'), 0)), 0))::int
             as retirado
      from ferias_periodo p left join ferias_lancamento l on l.periodo_id = p.id
     where p.vinculo_id = ${vinculoId}
     group by p.id order by p.inicio`.execute(db)
  return rows
}

/** Of a bond, what its periods are counted from. */
type VinculoContado = Pick<Vinculo, 'id' | 'dataAdmissao' | 'dataDesligamento'>

/** What a change of the occurrences does to the periods. */
interface Recontagem {
  readonly guardados: readonly PeriodoGuardado[]
  readonly recontados: readonly PeriodoRecontado[]
  readonly impedimento: string | null
}

const FORA_DA_CONTAGEM =
  'Os períodos desta pessoa não seguem a contagem desde a admissão: acerte os saldos com um ajuste.'

type Mudar = (emVigor: readonly OcorrenciaGuardada[]) => readonly OcorrenciaDoContrato[]

async function recontagemDe(
  db: Db | Tx,
  { id, dataAdmissao: admissao }: VinculoContado,
  hoje: string,
  mudar: Mudar,
): Promise<Recontagem> {
  const [guardados, emVigor] = await Promise.all([listGuardados(db, id), listEmVigor(db, id)])
  const coletivas = guardados.flatMap(({ anulado, cortado, fim }) =>
    cortado && !anulado ? [{ tipo: 'COLETIVAS' as const, inicio: somarDias(fim, 1) }] : [],
  )
  const contar = (ocorrencias: readonly OcorrenciaDoContrato[]) =>
    periodosAquisitivos({ admissao, ate: hoje, ocorrencias: [...ocorrencias, ...coletivas] })
  const recontados = recontar(guardados, contar(mudar(emVigor)))
  const impedimento = seguemAContagem(guardados, contar(emVigor.map(comoFato)))
    ? impedimentoDaRecontagem(guardados, recontados, hoje)
    : FORA_DA_CONTAGEM
  return { guardados, recontados, impedimento }
}

const comoFato = ({
  tipo,
  inicio,
  fim,
  retorno,
}: Omit<OcorrenciaGuardada, 'id' | 'retorno'> & {
  readonly retorno?: string | null | undefined
}): OcorrenciaDoContrato => ({ tipo, inicio, fim, ...(retorno && { retorno }) })

/** Throws with what is wrong with an occurrence of a bond, at its field. */
async function requireValid(
  db: Db | Tx,
  { id, dataAdmissao: admissao, dataDesligamento: desligamento }: VinculoContado,
  hoje: string,
  dados: OcorrenciaDeFerias,
): Promise<void> {
  const erros = conferirOcorrencia(dados, { hoje, admissao, desligamento, outras: await listEmVigor(db, id) })
  const campos = Object.fromEntries(Object.entries(erros).map(([campo, texto]) => [`dados.${campo}`, texto]))
  if (Object.keys(campos).length > 0) throw failure('validacao', { campos })
}

const com =
  (nova: OcorrenciaDeFerias): Mudar =>
  (emVigor) =>
    [...emVigor, nova].map(comoFato)

const sem =
  (ocorrenciaId: number): Mudar =>
  (emVigor) =>
    emVigor.filter(({ id }) => id !== ocorrenciaId).map(comoFato)

/** The periods before and after an occurrence, saving nothing. Throws 400 for one that may not be. */
export async function verificarOcorrencia(
  db: Db | Tx,
  vinculo: Vinculo,
  hoje: string,
  dados: OcorrenciaDeFerias,
) {
  await requireValid(db, vinculo, hoje, dados)
  const { guardados, recontados, impedimento } = await recontagemDe(db, vinculo, hoje, com(dados))
  return {
    impedimento,
    antes: guardados.flatMap(({ anulado, ...linha }) =>
      anulado ? [] : [{ ...comoVisto(linha, hoje), motivo: null }],
    ),
    depois: recontados.flatMap(({ anulado, dias, motivo, ...periodo }) => {
      const antes = guardados.find(({ id }) => id === periodo.id)?.saldo ?? 0
      return anulado ? [] : [{ ...comoVisto({ ...periodo, saldo: antes + dias }, hoje), motivo }]
    }),
  }
}

const comoVisto = (
  { inicio, fim, perdido, saldo }: Pick<PeriodoGuardado, 'inicio' | 'fim' | 'perdido' | 'saldo'>,
  hoje: string,
) => ({ aquisitivoInicio: inicio, aquisitivoFim: fim, perdido, completo: fim < hoje, saldo })

/** Registers an occurrence, and moves the periods with it. Throws 400 with why it may not be. */
export async function registrarOcorrencia(
  work: UnitOfWork,
  vinculo: VinculoContado,
  { dados, usuarioId, hoje }: { readonly dados: OcorrenciaDeFerias } & Quem,
): Promise<void> {
  await lockVinculo(work.tx, vinculo.id)
  await requireValid(work.tx, vinculo, hoje, dados)
  const { tipo, inicio, fim, retorno = null, motivo } = dados
  const recontagem = await recontagemDe(work.tx, vinculo, hoje, com(dados))
  const ocorrenciaId = await insert(work, {
    vinculoId: vinculo.id,
    tipo,
    inicio,
    fim,
    retorno,
    motivo,
    usuarioId,
  })
  const nome = `${ocorrenciasDaFicha[tipo]}, de ${formatData(inicio)} a ${formatData(fim)}`
  await aplicar(work, vinculo.id, recontagem, { ocorrenciaId, usuarioId, hoje, motivo: nome })
}

interface Quem {
  /** Null for what a process registered on its day. */
  readonly usuarioId: number | null
  readonly hoje: string
}

/** Takes an occurrence back with a row of its own, and the periods with it. Throws 404, and 400 with why it may not be. */
export async function desfazerOcorrencia(
  work: UnitOfWork,
  vinculo: Vinculo,
  {
    ocorrenciaId,
    motivo,
    usuarioId,
    hoje,
  }: { readonly ocorrenciaId: number; readonly motivo: string } & Quem,
): Promise<void> {
  await lockVinculo(work.tx, vinculo.id)
  const desfeita = (await listEmVigor(work.tx, vinculo.id)).find(({ id }) => id === ocorrenciaId)
  if (!desfeita) throw failure('nao_encontrado')
  const { tipo, inicio, fim, retorno } = desfeita
  const recontagem = await recontagemDe(work.tx, vinculo, hoje, sem(ocorrenciaId))
  const linha = {
    vinculoId: vinculo.id,
    tipo,
    inicio,
    fim,
    retorno,
    motivo,
    usuarioId,
    desfazId: ocorrenciaId,
  }
  const id = await insert(work, linha)
  const nome = `Desfeita a ocorrência de ${formatData(inicio)} a ${formatData(fim)}`
  await aplicar(work, vinculo.id, recontagem, { ocorrenciaId: id, usuarioId, hoje, motivo: nome })
}

interface NovaOcorrencia extends Omit<OcorrenciaGuardada, 'id'> {
  readonly vinculoId: number
  readonly motivo: string
  readonly usuarioId: number | null
  readonly desfazId?: number
}

async function insert({ tx, agora }: UnitOfWork, nova: NovaOcorrencia): Promise<number> {
  const { id } = await tx
    .insertInto('feriasOcorrencia')
    .values({ ...nova, em: isoDe(agora) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Writes the periods as they were counted, what enters and leaves their ledgers, and the days of those complete now. */
async function aplicar(
  work: UnitOfWork,
  vinculoId: number,
  { recontados, impedimento }: Recontagem,
  {
    ocorrenciaId,
    usuarioId,
    hoje,
    motivo,
  }: Quem & { readonly ocorrenciaId: number; readonly motivo: string },
): Promise<void> {
  if (impedimento !== null) throw failure('validacao', { mensagem: impedimento })
  const { tx } = work
  await sql`set constraints ferias_periodo_sobreposto deferred`.execute(tx)
  await sql`
    update ferias_periodo p set inicio = r.inicio, fim = r.fim, concessao_fim = r."concessaoFim", perdido = r.perdido,
           anulado = r.anulado, motivo = r.motivo
      from ${comoLinhas(recontados)} where p.id = r.id and p.vinculo_id = ${vinculoId}`.execute(tx)
  await sql`
    insert into ferias_periodo (vinculo_id, inicio, fim, concessao_fim, perdido, motivo)
    select ${vinculoId}::int, r.inicio, r.fim, r."concessaoFim", r.perdido, r.motivo
      from ${comoLinhas(recontados)} where r.id is null order by r.inicio`.execute(tx)
  await sql`set constraints ferias_periodo_sobreposto immediate`.execute(tx)
  await lancar(
    work,
    recontados.flatMap(({ id, dias }) =>
      id === null
        ? []
        : [
            {
              periodoId: id,
              tipo: dias < 0 ? 'perda' : 'ajuste',
              dias,
              motivo,
              usuarioId,
              ocorrenciaId,
            } as const,
          ],
    ),
  )
  await sql`update ferias_periodo p set concedido = r.concedido
    from ${comoLinhas(recontados)} where p.id = r.id and p.concedido <> r.concedido`.execute(tx)
  await concederDireitos(work, hoje, { vinculoIds: [vinculoId] })
}

const comoLinhas = (recontados: readonly PeriodoRecontado[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(recontados)}::jsonb)
    as r(id int, inicio date, fim date, "concessaoFim" date, perdido boolean, anulado boolean, motivo text, concedido boolean)`
