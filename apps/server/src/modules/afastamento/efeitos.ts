import { sql } from 'kysely'
import { formatData } from '@rh/domain/br/data'
import { comoPedido } from '@rh/domain/processos/afastamento/formulario'
import { isIncapacidade, isMotivoDeAfastamento } from '@rh/domain/regras/afastamento/motivos'
import { simularAfastamento } from '@rh/domain/regras/afastamento/simulacao'
import { maiorData, somarDias } from '@rh/domain/regras/calendario/datas'
import type { Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { failure } from '../../http/failure.ts'
import { ateAVespera, encerrarCobertura } from '../cobertura/encerrar.ts'
import type { AtoFeito, PassoDado } from '../processo/modulo.ts'
import type { MudancaProcesso, Processo } from '../processo/repository.ts'
import { cobrirAfastamento } from './cobertura.ts'
import { avisarEfeitos, avisarInapto } from './avisos.ts'
import { quemCobre, type ContextoDoServidor } from './fatos.ts'
import { interromperFerias, registrarNosPeriodos } from './ferias.ts'

/** What the leave works out to; what has no first day and no reason was refused by the checks. */
function simulada({ simulacao, leitura }: ContextoDoServidor) {
  if (!simulacao) throw failure('pendencias', { pendencias: [...leitura.faltas] })
  return simulacao
}

type Parciais = ContextoDoServidor['leitura']['parciais']

const maisTarde = (um: string | null, outro: string | null): boolean =>
  um !== null && (outro === null || outro > um)

/** The first leave of the same illness; null where it is not one of an illness that came before. */
function doencaDe({ leitura, outros, simulacao }: ContextoDoServidor): number | null {
  const { motivo, mesmaDoenca } = leitura.parciais
  if (!mesmaDoenca || !simulacao || motivo === undefined || !isMotivoDeAfastamento(motivo)) return null
  const anterior = outros
    .filter((outro) => isMotivoDeAfastamento(outro.motivo) && isIncapacidade(outro.motivo))
    .findLast(({ fim }) => fim !== null && fim < simulacao.inicio)
  return isIncapacidade(motivo) && anterior ? (anterior.doencaDe ?? anterior.processoId) : null
}

/** The return exam (NR-7 item 7.5.9) as the form has it; once the person is back, as the return left it. */
function exameDe({ leitura, registrado }: ContextoDoServidor) {
  if (registrado?.retorno) {
    const { exameEm, exameResultado } = registrado
    return { exameEm, exameResultado }
  }
  const { 'exame.data': exameEm, 'exame.resultado': exameResultado } = leitura.parciais
  return exameEm === undefined || exameResultado === undefined
    ? { exameEm: null, exameResultado: null }
    : { exameEm, exameResultado }
}

/** What the form works out to, as it is kept beside it. */
function linhaDe(contexto: ContextoDoServidor, vigente: boolean) {
  const { leitura, registrado } = contexto
  const { motivo = '', remunerado = null, ...dados } = leitura.parciais
  const simulacao = simulada(contexto)
  const { inicio, fim, inssApartirDe, exameRetornoDesde, s2230Ate, efeitos } = simulacao
  const estabilidade = efeitos.find(({ codigo }) => codigo === 'ESTABILIDADE')
  const estendido = registrado?.vigente === true && maisTarde(registrado.fim, fim)
  return {
    motivo,
    inicio,
    fim,
    prorrogadoDe: estendido ? registrado.fim : (registrado?.prorrogadoDe ?? null),
    inssApartirDe,
    exameDesde: exameRetornoDesde,
    doencaDe: doencaDe(contexto),
    remunerado,
    inssDecisao: dados['beneficio.decisao'] ?? null,
    inssCessacao: dados['beneficio.cessacao'] ?? null,
    ...exameDe(contexto),
    catAte: dados['acidente.cat'] === undefined ? simulacao.catAte : null,
    s2230Ate,
    estabilidade: estabilidade ? String(estabilidade.dados?.['tipo']) : null,
    estabilidadeAte: estabilidade?.ate ?? null,
    vigente,
  }
}

/** Keeps what the leave works out to now, and the days on which the person is away by it. */
export async function guardar(
  tx: Tx,
  processoId: number,
  contexto: ContextoDoServidor,
  vigente: boolean,
): Promise<void> {
  const { vinculoId } = contexto
  const linha = linhaDe(contexto, vigente)
  await tx
    .insertInto('afastamento')
    .values({ processoId, vinculoId, ...linha })
    .onConflict((oc) => oc.column('processoId').doUpdateSet(linha))
    .execute()
  await marcarDias(tx, processoId, { vinculoId, ...linha, confirmada: vigente })
  await cobrirAfastamento(tx, processoId, contexto)
}

interface DiasFora {
  readonly vinculoId: number
  readonly inicio: string
  readonly fim: string | null
  readonly confirmada: boolean
}

async function marcarDias(
  tx: Tx,
  processoId: number,
  { vinculoId, inicio, fim, confirmada }: DiasFora,
): Promise<void> {
  await tx.deleteFrom('ausencia').where('processoId', '=', processoId).execute()
  await tx
    .insertInto('ausencia')
    .values({ vinculoId, tipo: 'afastamento', processoId, inicio, fim, confirmada })
    .execute()
}

/** Marks the days as asked for: nobody informs another leave on them. */
export const reservar = (work: UnitOfWork, processo: Processo, contexto: ContextoDoServidor): Promise<void> =>
  guardar(work.tx, processo.id, contexto, false)

/** A corrected leave holds the days that it asks for now. */
export async function reenviar(
  work: UnitOfWork,
  processo: Processo,
  contexto: ContextoDoServidor,
): Promise<MudancaProcesso> {
  await reservar(work, processo, contexto)
  await ajustarCobertura(work, processo, contexto)
  return {}
}

/** Cover of days that are no longer of the leave ends. */
async function ajustarCobertura(
  work: UnitOfWork,
  processo: Processo,
  contexto: ContextoDoServidor,
): Promise<void> {
  const { inicio, fim } = simulada(contexto)
  const motivo = `os dias do afastamento ${processo.numero} mudaram`
  await encerrarCobertura(work, processo, { ficam: { inicio, fim }, motivo })
}

/** From now on the days are certain: a birth ends the vacation in which it came, and the sectors hear what stops. */
export const homologar =
  (fuso: string) =>
  async (work: UnitOfWork, processo: Processo, contexto: ContextoDoServidor): Promise<MudancaProcesso> => {
    await guardar(work.tx, processo.id, contexto, true)
    await ajustarCobertura(work, processo, contexto)
    await interromperFerias(work, processo, contexto, fuso)
    await avisarEfeitos(work, processo, contexto, 'homologado')
    return { dataEfetivacao: simulada(contexto).inicio }
  }

/** A leave that comes to nothing gives its days back, and whoever heard of its effects hears that they are none. */
export async function desfazer(
  work: UnitOfWork,
  processo: Processo,
  contexto: ContextoDoServidor,
): Promise<MudancaProcesso> {
  const { tx } = work
  await tx.deleteFrom('ausencia').where('processoId', '=', processo.id).execute()
  await tx
    .updateTable('afastamento')
    .set({ vigente: false, estabilidade: null, estabilidadeAte: null })
    .where('processoId', '=', processo.id)
    .execute()
  const motivo = `o afastamento ${processo.numero} não vale mais`
  await encerrarCobertura(work, processo, { ficam: null, motivo })
  if (contexto.registrado?.vigente) await avisarEfeitos(work, processo, contexto, 'cancelado')
  return {}
}

/** What was corrected after it was sent: days and effects as they are now. */
export const corrigir =
  (fuso: string) =>
  async (
    work: UnitOfWork,
    processo: Processo,
    contexto: ContextoDoServidor,
    { antes }: AtoFeito,
  ): Promise<void> => {
    const vigente = contexto.registrado?.vigente === true
    // The corrected form counts as sent already.
    const cobria = quemCobre(antes)
    await guardar(work.tx, processo.id, { ...contexto, cobria }, vigente)
    await ajustarCobertura(work, processo, contexto)
    if (!vigente) return
    await interromperFerias(work, processo, contexto, fuso)
    await avisarEfeitos(work, processo, contexto, 'corrigido')
  }

/** What was recorded of INSS, CAT or the exam changes where the leave stands, and not its days. */
export async function registrar(
  { tx }: UnitOfWork,
  { id }: Processo,
  contexto: ContextoDoServidor,
): Promise<void> {
  const linha = linhaDe(contexto, contexto.registrado?.vigente === true)
  await tx.updateTable('afastamento').set(linha).where('processoId', '=', id).execute()
}

/** The person may not come back yet: Rh hears it, whatever INSS pays. */
export async function registrarExame(
  work: UnitOfWork,
  processo: Processo,
  contexto: ContextoDoServidor,
): Promise<void> {
  await registrar(work, processo, contexto)
  if (contexto.leitura.parciais['exame.resultado'] === 'inapto') await avisarInapto(work, processo)
}

/**
 * The day on which the system closes the leave: the one after its end, or that of the exam that found the person fit. Null
 * while nobody knows it.
 */
export function retornoDe({ leitura, simulacao }: ContextoDoServidor): string | null {
  if (!simulacao) return null
  const { retorno, exameRetorno } = simulacao
  const { 'exame.data': exame, 'exame.resultado': resultado } = leitura.parciais
  if (resultado === 'apto' && exame !== undefined) return retorno === null ? exame : maiorData(exame, retorno)
  return exameRetorno || resultado === 'inapto' ? null : retorno
}

const comoDia = (valor: unknown): string | undefined => (typeof valor === 'string' ? valor : undefined)

/** The leave as it was, with the day that the return makes its last. */
function comoFoi(contexto: ContextoDoServidor, fim: string): ContextoDoServidor {
  const { leitura, fatos } = contexto
  const parciais = { ...leitura.parciais, fim }
  const simulacao = simularAfastamento(comoPedido(parciais), fatos.circunstancias)
  return { ...contexto, leitura: { ...leitura, parciais }, simulacao }
}

/**
 * Closes the leave with the day of the return; where the exam is due, only fit. What INSS pays, what protects the person
 * (Lei 8.213/1991 art. 118; Súmula 378 TST) and what eSocial is told are those of the days that it had.
 */
export async function finalizar(
  work: UnitOfWork,
  processo: Processo,
  contexto: ContextoDoServidor,
  { dados }: PassoDado,
): Promise<MudancaProcesso> {
  const { tx } = work
  const { inicio } = simulada(contexto)
  const exameEm = comoDia(dados['exameEm'])
  const retorno = comoDia(dados['retorno']) ?? retornoDe(contexto) ?? exameEm
  const valido = requireRetorno(contexto, { retorno, exameEm })
  const fim = somarDias(valido, -1)
  const foi = comoFoi(contexto, fim)
  const { inssApartirDe, exameDesde, s2230Ate, estabilidade, estabilidadeAte } = linhaDe(foi, false)
  await tx
    .updateTable('afastamento')
    .set({
      vigente: false,
      retorno: valido,
      fim,
      inssApartirDe,
      exameDesde,
      s2230Ate,
      estabilidade,
      estabilidadeAte,
      ...(exameEm !== undefined && { exameEm, exameResultado: 'apto' }),
    })
    .where('processoId', '=', processo.id)
    .execute()
  await encerrarCobertura(work, processo, {
    ficam: ateAVespera(inicio, valido),
    motivo: `a pessoa do afastamento ${processo.numero} volta em ${formatData(valido)}`,
  })
  await registrarNosPeriodos(work, processo, foi, fim)
  await sql`update ausencia set fim = greatest(inicio, ${fim}::date) where processo_id = ${processo.id}`.execute(
    tx,
  )
  return {}
}

interface Volta {
  readonly retorno: string | undefined
  readonly exameEm: string | undefined
}

const recusar = (campo: string, mensagem: string) =>
  failure('validacao', { campos: { [`dados.${campo}`]: mensagem } })

function requireRetorno(
  { simulacao, leitura, fatos }: ContextoDoServidor,
  { retorno, exameEm }: Volta,
): string {
  const { hoje } = fatos
  if (!simulacao || retorno === undefined) throw recusar('retorno', 'Informe o primeiro dia de volta')
  if (retorno > hoje) throw recusar('retorno', 'A volta ainda não aconteceu: registre no dia')
  if (retorno <= simulacao.inicio) throw recusar('retorno', 'A volta é depois do primeiro dia fora')
  if (
    simulacao.retorno !== null &&
    retorno > simulacao.retorno &&
    exameEm === undefined &&
    !isApto(leitura.parciais)
  )
    throw recusar(
      'retorno',
      `O afastamento vai até a véspera de ${formatData(simulacao.retorno)}: prorrogue antes`,
    )
  const desde = simulacao.exameRetornoDesde
  const precisa = desde !== null && somarDias(retorno, -1) >= desde
  if (precisa && exameEm === undefined && !isApto(leitura.parciais))
    throw recusar('exameEm', 'Esta volta pede o exame de retorno: informe o dia em que deu apto')
  if (exameEm !== undefined && exameEm > hoje) throw recusar('exameEm', 'O exame ainda não aconteceu')
  return retorno
}

const isApto = ({ 'exame.resultado': resultado }: Parciais): boolean => resultado === 'apto'
