import type { Pendencia } from '@rh/domain/pendencia'
import type { LinhaConferida } from '@rh/domain/processos/demissao/demissao'
import { diaDaAssinatura, regrasDaDemissao } from '@rh/domain/processos/demissao/rules'
import { diaDoDesligamento, formularioDemissao } from '@rh/domain/processos/demissao/formulario'
import type { RawSheet } from '@rh/domain/processo/raw-form'
import { avisoDaDemissao } from '@rh/domain/regras/rescisao/aviso-da-demissao'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import type { Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { failure } from '../../http/failure.ts'
import { isoDe } from '../../clock.ts'
import {
  findFormulario,
  marcarEnvio,
  requireCompletos,
  updateFormulario,
  type Indice,
} from '../processo/formulario.ts'
import type { PassoDado } from '../processo/modulo.ts'
import { upsertParecer, type MudancaProcesso, type Processo } from '../processo/repository.ts'
import { requireVinculoDo } from '../processo/requirements.ts'
import { fecharAcessos } from './acessos.ts'
import { avisarFim } from './avisos.ts'
import { encerrarAbertos } from './encerrar-abertos.ts'
import { gatherContexto, type ContextoDoServidor } from './fatos.ts'
import { encerrarTransporte, encerrarVinculo, mudarFim, reabrirVinculo } from './fim-do-vinculo.ts'
import type { LinhaDoDemonstrativo } from './repository.ts'

/** A dismissal is found by the last day of the contract and counted by its cause; it holds no slot. */
export function indiceDaDemissao(dados: RawSheet): Indice {
  const { parciais } = formularioDemissao.ler(dados)
  return { data: diaDoDesligamento(parciais), motivo: parciais.causa ?? null }
}

/** The dates that the form works out to; what has none was refused by the checks. */
function datasDe({ fatos, leitura }: ContextoDoServidor) {
  const aviso = avisoDaDemissao(fatos.pedido, fatos.circunstancias)
  if (!aviso) throw failure('pendencias', { pendencias: [...leitura.faltas] })
  return aviso
}

/** Keeps what the form works out to now. */
export async function guardar(tx: Tx, processoId: number, contexto: ContextoDoServidor): Promise<void> {
  const { vinculoId, leitura } = contexto
  const { causa = '', recontratacao = null } = leitura.parciais
  const { comunicacao, dtDeslig, fimProjetado, pagarAteDiaUtil } = datasDe(contexto)
  const linha = {
    causa,
    recontratacao,
    comunicacao,
    desligamento: dtDeslig,
    fimProjetado,
    pagarAte: pagarAteDiaUtil,
  }
  await tx
    .insertInto('demissao')
    .values({ processoId, vinculoId, ...linha })
    .onConflict((oc) => oc.column('processoId').doUpdateSet(linha))
    .execute()
}

export const abrir = ({ tx }: UnitOfWork, { id }: Processo, contexto: ContextoDoServidor): Promise<void> =>
  guardar(tx, id, contexto)

export async function reenviar(
  work: UnitOfWork,
  processo: Processo,
  contexto: ContextoDoServidor,
): Promise<MudancaProcesso> {
  await abrir(work, processo, contexto)
  return {}
}

const recusar = (campo: string, mensagem: string) =>
  failure('validacao', { campos: { [`dados.${campo}`]: mensagem } })

const texto = (valor: unknown): string | undefined => (typeof valor === 'string' ? valor : undefined)

/**
 * The notice was signed: bond and slots end on the last day of the contract, which the day of the signature may have moved. What
 * the law says of the new dates is asked again.
 */
export async function comunicar(
  work: UnitOfWork,
  processo: Processo,
  contexto: ContextoDoServidor,
  { dados }: PassoDado,
): Promise<MudancaProcesso> {
  const { tx } = work
  const { hoje } = contexto.fatos
  const em = texto(dados['em'])
  const assinatura = diaDaAssinatura(em, requireCompletos(contexto.leitura), hoje)
  if ('erro' in assinatura) throw recusar('em', assinatura.erro)
  const { dia } = assinatura
  const comunicado = await assinar(work, processo, contexto, {
    comunicacao: dia,
    reducao: texto(dados['reducao']),
  })
  const { dtDeslig } = datasDe(comunicado)
  if (dtDeslig < comunicado.bond.admissao) throw recusar('em', 'O contrato ainda não tinha começado')
  await guardar(tx, processo.id, comunicado)
  const alocacoes = await encerrarVinculo(tx, { vinculoId: comunicado.vinculoId, dia: dtDeslig })
  await tx
    .updateTable('demissao')
    .set({ comunicadoEm: dia <= hoje ? dia : hoje, alocacoes: JSON.stringify(alocacoes) })
    .where('processoId', '=', processo.id)
    .execute()
  return {}
}

interface Assinatura {
  readonly comunicacao: string
  readonly reducao: string | undefined
}

/** Writes what was signed into the form, and asks the law again where it moved the dates. */
async function assinar(
  { tx }: UnitOfWork,
  processo: Processo,
  contexto: ContextoDoServidor,
  { comunicacao, reducao }: Assinatura,
): Promise<ContextoDoServidor> {
  const { dados: antes } = await findFormulario<RawSheet>(tx, processo.id)
  if (antes['comunicacao'] === comunicacao && reducao === undefined) return contexto
  const vinculoId = requireVinculoDo(processo)
  const dados = { ...antes, comunicacao, ...(reducao !== undefined && { reducao }) }
  await updateFormulario(
    tx,
    (form: RawSheet) => ({ vinculoId, ...indiceDaDemissao(form) }),
    processo.id,
    dados,
  )
  await marcarEnvio(tx, processo.id)
  const { hoje } = contexto.fatos
  const quem = { id: 0, grupos: [], escopado: false }
  const depois = await gatherContexto(tx, { dados, vinculoId, processoId: processo.id, hoje, ator: quem })
  const bloqueios: Pendencia[] = (['campos', 'legislacao', 'comunicacao'] as const)
    .flatMap((check) => regrasDaDemissao[check](depois))
    .filter(({ severidade }) => severidade === 'bloqueio')
  if (bloqueios.length > 0) throw failure('pendencias', { pendencias: bloqueios })
  return depois
}

/**
 * The day on which the system ends the bond: the one after its last day, or at once where the contract ended with the
 * signature.
 */
export function desligamentoDe(contexto: ContextoDoServidor): string | null {
  const { registrado } = contexto
  if (!registrado?.comunicadoEm) return null
  const { desligamento, comunicadoEm } = registrado
  return desligamento <= comunicadoEm ? desligamento : somarDias(desligamento, 1)
}

/** What rested on the bond ends with it. */
export const desligar =
  (fuso: string) =>
  async (work: UnitOfWork, processo: Processo, contexto: ContextoDoServidor): Promise<MudancaProcesso> => {
    const { vinculoId, abertos, registrado, fatos } = contexto
    if (!registrado) throw failure('transicao_invalida')
    const fim = { vinculoId, dia: registrado.desligamento }
    await encerrarAbertos(work, { ...fim, fuso, demissao: processo }, abertos)
    await encerrarTransporte(work.tx, fim)
    await fecharAcessos(work, fatos.hoje)
    await avisarFim(work, processo, fim)
    return { dataEfetivacao: isoDe(work.agora) }
  }

/** The notice goes on for what a leave took of it, and with it bond, slots and deadlines. */
export async function prorrogar(
  work: UnitOfWork,
  processo: Processo,
  contexto: ContextoDoServidor,
): Promise<void> {
  const { vinculoId, registrado } = contexto
  await guardar(work.tx, processo.id, contexto)
  const { dtDeslig: dia } = datasDe(contexto)
  await mudarFim(work.tx, { vinculoId, dia }, registrado?.alocacoes ?? [])
}

/** The contract goes on as if no notice had been given (CLT art. 489). */
export async function reconsiderar(
  { tx }: UnitOfWork,
  processo: Processo,
  { vinculoId, registrado }: ContextoDoServidor,
): Promise<MudancaProcesso> {
  await reabrirVinculo(tx, vinculoId, registrado?.alocacoes ?? [])
  await tx
    .updateTable('demissao')
    .set({ comunicadoEm: null, alocacoes: '[]' })
    .where('processoId', '=', processo.id)
    .execute()
  return {}
}

/** Sends the statement to be checked: as payroll has it, or as the system works it out. */
export async function conferir(
  work: UnitOfWork,
  processo: Processo,
  { simulacao }: ContextoDoServidor,
  { dados, autorId }: PassoDado,
): Promise<MudancaProcesso> {
  const ditas = dados['linhas'] as readonly LinhaDoDemonstrativo[] | undefined
  const linhas = ditas ?? (simulacao?.linhas ?? []).map(({ codigo, centavos }) => ({ codigo, centavos }))
  if (new Set(linhas.map(({ codigo }) => codigo)).size < linhas.length)
    throw recusar('linhas', 'Cada linha vem uma vez só')
  const demonstrativo = JSON.stringify({ linhas, em: isoDe(work.agora), porId: autorId })
  await work.tx.updateTable('demissao').set({ demonstrativo }).where('processoId', '=', processo.id).execute()
  return {}
}

/** Back to who calculates, with the lines that diverge; those that were right keep their mark. */
export async function devolverCalculo(
  work: UnitOfWork,
  processo: Processo,
  { fatos }: ContextoDoServidor,
  { dados, autorId }: PassoDado,
): Promise<MudancaProcesso> {
  const linhas = (dados['linhas'] as readonly LinhaConferida[] | undefined) ?? fatos.conferidas ?? []
  if (!linhas.some(({ resultado }) => resultado === 'divergente'))
    throw recusar('linhas', 'Aponte pelo menos uma linha divergente')
  const parecer = { parecer: 'conferencia', dados: { linhas }, usuarioId: autorId }
  await upsertParecer(work, processo.id, { ...parecer, decisao: 'devolvido' })
  return {}
}

export async function finalizar(
  { tx }: UnitOfWork,
  processo: Processo,
  { fatos: { hoje }, registrado }: ContextoDoServidor,
  { dados }: PassoDado,
): Promise<MudancaProcesso> {
  const pagoEm = texto(dados['pagoEm']) ?? hoje
  if (pagoEm > hoje) throw recusar('pagoEm', 'O pagamento ainda não aconteceu')
  if (registrado?.comunicadoEm && pagoEm < registrado.comunicadoEm)
    throw recusar('pagoEm', 'O pagamento é depois da comunicação')
  await tx.updateTable('demissao').set({ pagoEm }).where('processoId', '=', processo.id).execute()
  return {}
}

/** An act changed the form: what it works out to changes with it. */
export const recalcular = async (
  { tx }: UnitOfWork,
  { id }: Processo,
  contexto: ContextoDoServidor,
): Promise<void> => guardar(tx, id, contexto)
