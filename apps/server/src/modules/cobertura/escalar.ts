import { sql } from 'kysely'
import type { CoberturaFeita } from '@rh/domain/contract/cobertura'
import { formatData } from '@rh/domain/br/data'
import type { Pendencia } from '@rh/domain/pendencia'
import type { Buraco } from '@rh/domain/regras/cobertura/dias'
import { verificarSubstituto } from '@rh/domain/regras/cobertura/substituto'
import { isoDe } from '../../clock.ts'
import type { Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Ator } from '../../http/ator.ts'
import { failure, type Failure } from '../../http/failure.ts'
import { janelaDe } from './janela.ts'
import { findPessoaQueCobre, type PessoaLida } from './pessoas.ts'
import { origemDe, type PostoComDias } from './postos.ts'
import { lockCobertura } from './travas.ts'
import { buracoEm, requirePosto, turnoACobrir, type QualBuraco } from './turno.ts'

interface Pedido extends QualBuraco {
  readonly datas: readonly string[]
  readonly colaboradorId: number
  readonly alertasAceitos?: readonly string[] | undefined
}

/** Who looks, and when: today in company time. */
export interface Quando {
  readonly ator: Ator
  readonly hoje: string
  readonly fuso: string
}

/** Words for who did something and when: today's hour, or the day. */
function quemFez(
  { por, em }: { readonly por: string | null; readonly em: string | null },
  { hoje, fuso }: Quando,
) {
  if (em === null) return `${por ?? 'O sistema'} já tinha feito isto`
  const momento = Temporal.Instant.from(em).toZonedDateTimeISO(fuso)
  const dia = momento.toPlainDate().toString()
  const hora = momento.toPlainTime().toString({ smallestUnit: 'minute' })
  return `${por ?? 'O sistema'}, ${dia === hoje ? `às ${hora}` : `em ${formatData(dia)}`}`
}

const RECARREGUE = 'A lista foi refeita: veja quem sobrou.'

/** The hole is open, or a failure that says who covered it. */
export function requireAberto(
  posto: PostoComDias,
  processoId: number | null,
  data: string,
  quando: Quando,
): Buraco | Failure {
  const buraco = buracoEm(posto, processoId, data)
  if (!buraco)
    return failure('em_uso', { mensagem: `Ninguém falta em ${formatData(data)}.`, acao: RECARREGUE })
  const origem = origemDe(buraco.cobertura)
  if (!origem) return buraco
  const quem = origem.nome === null ? 'O cliente já autorizou ficar sem' : `${origem.nome} já cobre`
  return failure('em_uso', {
    mensagem: `${quem} em ${formatData(data)} (${quemFez(origem, quando)}).`,
    acao: RECARREGUE,
  })
}

interface OutraCobertura {
  readonly local: string
  readonly por: string | null
  readonly em: string | null
}

/** What the person already covers on a day; null where nothing. */
async function findOutra(tx: Tx, colaboradorId: number, data: string): Promise<OutraCobertura | null> {
  const { rows } = await sql<OutraCobertura>`
    select lo.nome as local, u.nome as por, al.registrada_em as em
      from alocacao al
      join posto po on po.id = al.posto_id
      join local lo on lo.id = po.local_id
      left join usuario u on u.id = al.registrada_por
     where al.vinculo_id = ${colaboradorId} and al.tipo <> 'titular' and al.inicio = al.fim and al.inicio = ${data}::date
     limit 1`.execute(tx)
  return rows[0] ?? null
}

/** What stops this person on a day; null where nothing does. */
type Recusa = Failure | null

/** Sends somebody to cover a hole: the first day or nothing, the others as far as they go. */
export async function escalar(work: UnitOfWork, pedido: Pedido, quando: Quando) {
  const { tx } = work
  const { ator, hoje } = quando
  const { postoId, colaboradorId } = pedido
  const datas = [...new Set(pedido.datas)]
  if (datas.some((data) => data < hoje))
    throw failure('validacao', { campos: { datas: 'Escolha dias de hoje em diante' } })
  await lockCobertura(tx, { ator, postoId, pessoas: [colaboradorId] })
  const feitas: CoberturaFeita[] = []
  const naoFeitas: { data: string; motivo: string }[] = []
  for (const data of datas) {
    const feita = await escalarDia(work, { ...pedido, data }, quando)
    if (typeof feita === 'number') feitas.push({ tipo: 'pessoa', id: feita, data })
    else if (feitas.length === 0 && naoFeitas.length === 0) throw feita
    else naoFeitas.push({ data, motivo: motivoDe(feita) })
  }
  return { feitas, naoFeitas }
}

const motivoDe = ({ detalhes: { pendencias = [], mensagem = '' } }: Failure): string =>
  pendencias[0]?.mensagem ?? mensagem

interface PedidoDoDia extends Omit<Pedido, 'datas'> {
  readonly data: string
}

/** The id of the cover, or why there is none. Read anew for each day: the one before it counts. */
async function escalarDia(
  { tx, agora }: UnitOfWork,
  pedido: PedidoDoDia,
  quando: Quando,
): Promise<number | Failure> {
  const { postoId, processoId, data, colaboradorId, alertasAceitos = [] } = pedido
  const { ator, hoje } = quando
  const posto = await requirePosto(tx, { ator, postoId, hoje })
  const buraco = requireAberto(posto, processoId, data, quando)
  if (buraco instanceof Error) return buraco
  const procura = { ator, posto, data }
  const pessoa = await findPessoaQueCobre(tx, procura, { ate: janelaDe(hoje).ate, colaboradorId })
  if (!pessoa) throw failure('nao_encontrado')
  const turno = (await turnoACobrir(tx, posto))(data)
  if (!turno || buraco.ausente?.colaboradorId === colaboradorId)
    return failure('em_uso', { mensagem: 'A pessoa não cobre a própria falta.' })
  const ocupada = await recusaPorOcupacao(tx, pessoa, data, quando)
  if (ocupada) return ocupada
  const achados = verificarSubstituto(turno, pessoa)
  const abertos = achados.filter(
    ({ severidade, codigo }) =>
      severidade === 'bloqueio' || (severidade === 'alerta' && !alertasAceitos.includes(codigo)),
  )
  if (abertos.length > 0) return failure('pendencias', { pendencias: abertos })
  await forgetMortas(tx, { postoId, processoId }, data)
  const { id } = await tx
    .insertInto('alocacao')
    .values({
      vinculoId: colaboradorId,
      postoId,
      inicio: data,
      fim: data,
      tipo: pessoa.tipo === 'folguista' ? 'folguista' : 'substituto',
      processoId,
      alertas: JSON.stringify(alertasDe(achados)),
      registradaEm: isoDe(agora),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const alertasDe = (achados: readonly Pendencia[]) =>
  achados.flatMap(({ severidade, codigo, mensagem }) =>
    severidade === 'alerta' ? [{ codigo, mensagem }] : [],
  )

async function recusaPorOcupacao(
  tx: Tx,
  { colaboradorId, nome }: PessoaLida,
  data: string,
  quando: Quando,
): Promise<Recusa> {
  const outra = await findOutra(tx, colaboradorId, data)
  return outra
    ? failure('em_uso', {
        mensagem: `${nome} já cobre em ${outra.local} em ${formatData(data)} (${quemFez(outra, quando)}).`,
        acao: RECARREGUE,
      })
    : null
}

/** Covers of the same absence and day that count no longer, because who would come is away: they make room. */
async function forgetMortas(tx: Tx, { postoId, processoId }: QualBuraco, data: string): Promise<void> {
  if (processoId === null) return
  const quais = sql`posto_id = ${postoId} and processo_id = ${processoId} and tipo <> 'titular'
    and inicio = fim and inicio = ${data}::date`
  await sql`update alocacao set encerramento_motivo = 'Quem cobriria está fora' where ${quais}`.execute(tx)
  await sql`delete from alocacao where ${quais}`.execute(tx)
}
