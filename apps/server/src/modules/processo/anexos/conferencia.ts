import { isDispensavel } from '@rh/domain/processo/anexos'
import { contarMotivos, fraseDaRecusa, isMesmoCampo, type MotivoDoArquivo } from '@rh/domain/processo/provas'
import type { EnderecoDoCampo } from '@rh/domain/processo/formulario'
import { isoDe } from '../../../clock.ts'
import type { UnitOfWork } from '../../../db/write.ts'
import type { Ator } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { dizerQuando } from '../../../http/versao-antiga.ts'
import { requireProcessoPreso } from '../requirements.ts'
import {
  abrirAnexo,
  encerrado,
  hasPalavra,
  isDecidido,
  nomeiaTipo,
  olharDe,
  podeConferir,
  requireVisto,
  type AnexosDoProcesso,
} from './anexos.ts'
import { proximaVersao } from './repository.ts'

// The review of documents: each decision names the version that it was made on, and may be taken back for a while.

export type Avaliacao = { readonly id: number; readonly versao: number } & (
  | { readonly decisao: 'aprovado' }
  | {
      readonly decisao: 'reprovado'
      readonly campos: readonly EnderecoDoCampo[]
      readonly arquivo: readonly MotivoDoArquivo[]
      readonly motivo?: string | undefined
    }
)

type Aberto = Awaited<ReturnType<typeof abrirAnexo>>['anexo']

/** Verb of each state, as the message of a conflict tells who was first. */
const feitos: Readonly<Record<string, string>> = {
  aprovado: 'aprovou este documento',
  reprovado: 'recusou este documento',
}

/** Checks the version of a decision. Throws 409 with what somebody else decided meanwhile, and when. */
function requireVersao(
  { versao, estado, avaliadoPor, avaliadoEm }: Aberto,
  vista: number,
  fuso: string,
): void {
  if (versao === vista) return
  const feito = feitos[estado]
  if (feito === undefined || avaliadoPor === null || avaliadoEm === null)
    throw failure('versao_antiga', {
      mensagem:
        estado === 'enviado'
          ? 'A decisão deste documento foi desfeita por outra pessoa.'
          : 'Este arquivo não está mais na lista.',
      acao: 'Veja como o documento está agora.',
    })
  throw failure('versao_antiga', {
    mensagem: `${avaliadoPor} ${feito} ${dizerQuando(avaliadoEm, fuso)}.`,
    acao: 'Veja a decisão antes de mudar.',
  })
}

/** Reason of a decision as it is stored: nothing for an approval, marks and the sentence composed of them. */
function motivoDe({ provas }: AnexosDoProcesso, { codigo }: Aberto, avaliacao: Avaliacao) {
  if (avaliacao.decisao === 'aprovado') return { motivo: null, recusa: null }
  const { campos, arquivo, motivo: recado } = avaliacao
  const prova = provas[codigo] ?? []
  if (contarMotivos({ campos, arquivo, recado }) === 0)
    throw failure('validacao', { campos: { motivo: 'Marque o que não confere ou escreva o motivo' } })
  if (campos.some((campo) => !prova.some((provado) => isMesmoCampo(campo, provado))))
    throw failure('validacao', { campos: { campos: 'Marque só o que este documento prova' } })
  const temMarcas = campos.length + arquivo.length > 0
  return {
    motivo: fraseDaRecusa(prova, { campos, arquivo, recado }),
    recusa: temMarcas ? JSON.stringify({ campos, arquivo }) : null,
  }
}

/** Approves or refuses a file. Returns its process. */
export async function avaliarAnexo(
  doTipo: AnexosDoProcesso,
  { tx, agora }: UnitOfWork,
  ator: Ator,
  avaliacao: Avaliacao,
  fuso: string,
): Promise<number> {
  const { id, versao, decisao } = avaliacao
  const { anexo, processo } = await abrirAnexo(doTipo, tx, id, ator)
  if (!podeConferir(doTipo, processo, ator)) throw encerrado()
  await requireVisto(doTipo, tx, anexo, ator)
  requireVersao(anexo, versao, fuso)
  if (anexo.estado !== 'enviado' && !isDecidido(anexo.estado))
    throw failure('transicao_invalida', { mensagem: 'Este arquivo não está mais na lista.' })
  await tx
    .updateTable('processoAnexo')
    .set({
      estado: decisao,
      ...motivoDe(doTipo, anexo, avaliacao),
      avaliadoPor: ator.id,
      avaliadoEm: isoDe(agora),
      versao: proximaVersao,
    })
    .where('id', '=', id)
    .execute()
  return anexo.processoId
}

export interface Desfeita {
  readonly id: number
  readonly versao: number
}

/** Takes back a decision of one's own, until the sector's parecer rests on it. Returns the process. */
export async function desfazerAvaliacao(
  doTipo: AnexosDoProcesso,
  { tx }: UnitOfWork,
  ator: Ator,
  { id, versao }: Desfeita,
  fuso: string,
): Promise<number> {
  const { anexo, processo } = await abrirAnexo(doTipo, tx, id, ator)
  if (!podeConferir(doTipo, processo, ator)) throw encerrado()
  await requireVisto(doTipo, tx, anexo, ator)
  requireVersao(anexo, versao, fuso)
  if (!isDecidido(anexo.estado))
    throw failure('transicao_invalida', { mensagem: 'Não há decisão a desfazer neste documento.' })
  if (anexo.avaliadoPorId !== ator.id)
    throw failure('transicao_invalida', { mensagem: 'Só quem decidiu desfaz a decisão.' })
  if (hasPalavra(doTipo, processo))
    throw failure('transicao_invalida', {
      mensagem: 'O setor já deu a palavra sobre os documentos.',
      acao: 'Decida o documento de novo, com o motivo.',
    })
  await tx
    .updateTable('processoAnexo')
    .set({
      estado: 'enviado',
      motivo: null,
      recusa: null,
      avaliadoPor: null,
      avaliadoEm: null,
      versao: proximaVersao,
    })
    .where('id', '=', id)
    .execute()
  return anexo.processoId
}

export interface Dispensa {
  readonly processoId: number
  readonly dispensas: readonly { readonly tipoId: number; readonly motivo: string }[]
  readonly hoje: string
}

/**
 * Waives documents without files, or with refused ones, each with its reason. Whoever is told that a document is missing
 * may waive it without opening it: the original was seen.
 */
export async function dispensarAnexos(
  doTipo: AnexosDoProcesso,
  { tx, agora }: UnitOfWork,
  ator: Ator,
  { processoId, dispensas, hoje }: Dispensa,
): Promise<void> {
  const processo = await requireProcessoPreso(tx, doTipo.process, processoId, ator)
  if (!podeConferir(doTipo, processo, ator)) throw encerrado()
  const tipoIds = dispensas.map(({ tipoId }) => tipoId)
  const olhar = await olharDe(doTipo, tx, processoId, ator)
  const itens = await doTipo.checklist(tx, processoId, hoje)
  if (itens.some(({ tipoId, sensivel }) => tipoIds.includes(tipoId) && !nomeiaTipo(olhar, sensivel)))
    throw failure('nao_encontrado')
  const abertos = new Set(
    itens.filter(({ estado }) => estado === 'pendente' || estado === 'reprovado').map(({ tipoId }) => tipoId),
  )
  if (tipoIds.some((tipoId, i) => !abertos.has(tipoId) || tipoIds.indexOf(tipoId) !== i))
    throw failure('validacao', { campos: { dispensas: 'Só se dispensa o que está pendente ou recusado' } })
  const exigido = itens.find((item) => tipoIds.includes(item.tipoId) && !isDispensavel(item))
  if (exigido)
    throw failure('validacao', {
      mensagem: `${exigido.descricao}: não se dispensa.`,
      campos: {
        dispensas: `${exigido.descricao}: a lei ou a admissão precisa deste documento. Anexe e aprove.`,
      },
    })
  const comum = { processoId, estado: 'dispensado', enviadoPor: ator.id }
  await tx
    .insertInto('processoAnexo')
    .values(
      dispensas.map(({ tipoId, motivo }) => ({
        ...comum,
        tipoId,
        motivo,
        enviadoEm: isoDe(agora),
        avaliadoPor: ator.id,
        avaliadoEm: isoDe(agora),
      })),
    )
    .execute()
  await tx
    .updateTable('processoAnexo')
    .set({ estado: 'removido', versao: proximaVersao })
    .where('processoId', '=', processoId)
    .where('tipoId', 'in', tipoIds)
    .where('estado', '=', 'reprovado')
    .execute()
}
