import { createHash } from 'node:crypto'
import { formatData } from '@rh/domain/br/data'
import { processos } from '@rh/domain/processos/processos'
import { hrefOf } from '@rh/domain/setores/rotas'
import type { UnitOfWork } from '../../db/write.ts'
import { emitirLink } from '../processo/link.ts'
import type { Tokens } from '../auth/token.ts'
import { hojeEm } from '../../clock.ts'
import type { Carta } from '../../email/correio.ts'
import {
  hrefDaMensagem,
  hrefDoComunicado,
  hrefDoRegistro,
  isParaCorrigir,
  type DoAviso,
  type ParaQuem,
} from './onde.ts'

export interface Destinatario extends ParaQuem {
  readonly nome: string
  readonly email: string
}

/** A notification, with what it leads to. Its own text stays in the system: it may speak of a person. */
export interface AvisoNaoLido extends DoAviso {
  readonly id: number
  readonly processoId: number | null
  readonly numero: string | null
  readonly contrato: string | null
  readonly matricula: string | null
  /** It reminds of an event of the calendar. */
  readonly lembrete: boolean
  /** It tells of a company notice. */
  readonly comunicadoId: number | null
  /** It is of a conversation. */
  readonly conversa: boolean
  /** The message of the internal mail that it tells of. */
  readonly mensagem: {
    readonly correspondenciaId: number
    /** What it says, where its author sent it by e-mail too. */
    readonly copia: {
      readonly autor: string
      readonly assunto: string
      readonly texto: string
      readonly anexos: number
    } | null
  } | null
}

interface Mesa {
  readonly work: UnitOfWork
  readonly tokens: Tokens
  readonly origem: string
  readonly fuso: string
}

/** The message to one person: which records moved and where to read of it, nothing of what they say. */
export async function escreverCarta(
  mesa: Mesa,
  pessoa: Destinatario,
  avisos: readonly AvisoNaoLido[],
): Promise<Carta> {
  const itens: string[] = []
  // Several notices of one process are one line: where it stands now.
  for (const aviso of new Map(avisos.map((um) => [deQue(um), um])).values())
    itens.push(`- ${await linhaDe(mesa, pessoa, aviso)}`)
  const [titulo = ''] = itens[0]?.slice(2).split(/[.\n]/) ?? []
  const { empresa } = await mesa.work.tx
    .selectFrom('empresa')
    .select('nomeFantasia as empresa')
    .executeTakeFirstOrThrow()
  return {
    para: pessoa,
    assunto: itens.length === 1 ? titulo : `${itens.length} avisos que você ainda não leu`,
    texto: [
      `Olá, ${pessoa.nome.split(' ')[0]}.`,
      'O sistema tem avisos que você ainda não leu:',
      itens.join('\n'),
      'Os detalhes ficam no sistema, e é preciso entrar nele para ler. Não responda a esta mensagem.',
      empresa,
    ].join('\n\n'),
    id: createHash('sha256')
      .update(avisos.map(({ id }) => id).join())
      .digest('hex')
      .slice(0, 32),
  }
}

/** What an alert is told together with; a message that is sent by e-mail too stands by itself. */
function deQue({ id, processoId, mensagem }: AvisoNaoLido): string {
  if (processoId !== null) return `processo ${processoId}`
  return mensagem && !mensagem.copia ? `assunto ${mensagem.correspondenciaId}` : `aviso ${id}`
}

async function linhaDe(mesa: Mesa, pessoa: Destinatario, aviso: AvisoNaoLido): Promise<string> {
  const {
    processoId,
    tipo,
    numero,
    status,
    contrato,
    matricula,
    lembrete,
    comunicadoId,
    conversa,
    mensagem,
  } = aviso
  const process = processos.find(({ name }) => name === tipo)
  if (process && processoId !== null) {
    const situacao = process.statuses[status ?? '']?.label.toLowerCase()
    return `${process.label.one} ${numero}: ${situacao}${await caminho(mesa, pessoa, aviso, processoId)}`
  }
  if (mensagem) return mensagemDita(mesa, pessoa, mensagem)
  if (conversa) return `Citaram você em uma conversa\n  ${mesa.origem}`
  if (lembrete) return `Há um lembrete do seu calendário\n  ${mesa.origem}`
  if (comunicadoId !== null)
    return `Há um comunicado da empresa para ler\n  ${mesa.origem}${hrefDoComunicado(pessoa, comunicadoId)}`
  if (contrato !== null) return `Contrato ${contrato}: há um aviso\n  ${mesa.origem}`
  if (matricula !== null) return `Matrícula ${matricula}: há um aviso\n  ${mesa.origem}`
  return `Há um aviso do sistema\n  ${mesa.origem}`
}

/** That there is a message, and what it says if its author chose so; files and what it points at stay in the system. */
function mensagemDita(
  { origem }: Mesa,
  pessoa: Destinatario,
  { correspondenciaId, copia }: NonNullable<AvisoNaoLido['mensagem']>,
): string {
  const onde = `${origem}${hrefDaMensagem(pessoa, correspondenciaId)}`
  if (copia === null) return `Há uma mensagem interna para você\n  ${onde}`
  const { autor, assunto, texto, anexos } = copia
  const arquivos = anexos === 0 ? '' : `\n\n  (${anexos === 1 ? '1 anexo' : `${anexos} anexos`}, no sistema)`
  return `Mensagem de ${autor}: ${assunto}\n  ${onde}\n\n  ${texto.replaceAll('\n', '\n  ')}${arquivos}`
}

/** Where to go: straight to what has to be corrected, for who asked; to the record, for the others. */
async function caminho(
  { work, tokens, origem, fuso }: Mesa,
  pessoa: Destinatario,
  aviso: AvisoNaoLido,
  processoId: number,
): Promise<string> {
  const nasce = processos.find(({ name }) => name === aviso.tipo)?.nasce
  // What is born sent is put right on the record itself.
  if (nasce || !isParaCorrigir(pessoa, aviso))
    return `\n  ${origem}${hrefDoRegistro(pessoa, aviso, processoId) ?? ''}`
  const { token: chave, expiraEm } = await emitirLink(tokens, work, { processoId, usuarioId: pessoa.id })
  const dia = hojeEm(Temporal.Instant.from(expiraEm), fuso)
  const href = hrefOf('operacional', `${aviso.tipo}.corrigir` as 'admissao.corrigir', { chave })
  return `. Corrija por este link, que vale até ${formatData(dia)}:\n  ${origem}${href}`
}
