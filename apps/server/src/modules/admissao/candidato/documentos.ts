import type { DocumentoDoCandidato } from '@rh/domain/contract/candidato'
import type { ArquivoEnviado, ArquivoServido } from '@rh/domain/http/arquivo'
import type { ItemDoChecklist } from '@rh/domain/processo/anexos'
import { isDocumentoDoCandidato } from '@rh/domain/processos/admissao/candidato'
import { readRascunho, type Rascunho } from '@rh/domain/processos/admissao/rascunho'
import { saveArquivo } from '../../../arquivos/arquivos.ts'
import { clearDocumento } from '../../../arquivos/documento.ts'
import { desenharImagem } from '../../../arquivos/imagem.ts'
import { hojeEm, isoDe } from '../../../clock.ts'
import type { Db, Tx } from '../../../db/db.ts'
import type { UnitOfWork } from '../../../db/write.ts'
import type { Candidato } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { limiteEm } from '../../cadastros/limites.ts'
import { recusarRepetido, requireLimites } from '../../processo/anexos/recusas.ts'
import { listChecklist } from '../fatos-formulario.ts'
import { requireLinkDaEscrita } from './entrada.ts'
import { findLinkVivo, type DaPessoa, type LinkAberto, type MeiosDoCandidato } from './link.ts'
import { comRespostas, listRespostas } from './respostas.ts'

const LADO_DA_MINIATURA_PX = 320
const QUALIDADE_DA_MINIATURA = 70

/** Files that the person sent for a draft and did not take back. */
export const listArquivos = (db: Db | Tx, { processoId, selos }: DaPessoa) =>
  db
    .selectFrom('candidatoArquivo as ca')
    .innerJoin('arquivo as ar', 'ar.id', 'ca.arquivoId')
    .innerJoin('documentoTipo as dt', 'dt.id', 'ca.tipoId')
    .select(['ca.id', 'ca.tipoId', 'ca.arquivoId', 'ca.enviadoSha256', 'ca.recebidoEm', 'ca.decisao'])
    .select((eb) => eb('ca.miniatura', 'is not', null).as('miniatura'))
    .select(['ar.nome', 'ar.tipo', 'ar.bytes', 'ar.sha256', 'dt.descricao', 'dt.sensivel'])
    .where('ca.processoId', '=', processoId)
    .where('ca.pessoaSelo', 'in', [...selos])
    .where('ca.retiradoEm', 'is', null)
    .orderBy('ca.id')
    .execute()

/** Documents that the person of a form brings, as their answers have it. */
export async function listPedidos(
  { clock, config }: Pick<MeiosDoCandidato, 'clock' | 'config'>,
  db: Db | Tx,
  processoId: number,
  dados: Rascunho,
): Promise<ItemDoChecklist[]> {
  const { parciais } = readRascunho(dados)
  const dia = parciais.vaga.dataPrevista ?? hojeEm(clock.agora(), config.empresaFuso)
  const itens = await listChecklist(db, parciais, dia, processoId)
  return itens.filter((item) => isDocumentoDoCandidato(item) && item.estado !== 'dispensado')
}

/** The documents with what the person sent of each. */
export async function listDocumentos(
  meios: MeiosDoCandidato,
  db: Db | Tx,
  link: LinkAberto,
  dados: Rascunho,
): Promise<DocumentoDoCandidato[]> {
  const [pedidos, arquivos] = await Promise.all([
    listPedidos(meios, db, link.processoId, dados),
    listArquivos(db, link),
  ])
  return pedidos.map(({ tipoId, descricao, exigido, estado }) => ({
    tipoId,
    descricao,
    exigido,
    entregue: estado === 'enviado' || estado === 'aprovado',
    arquivos: arquivos
      .filter((arquivo) => arquivo.tipoId === tipoId)
      .map(({ id, nome, bytes, miniatura, decisao }) => ({
        id,
        nome,
        bytes,
        miniatura: Boolean(miniatura),
        estado: (decisao ?? 'recebido') as 'recebido' | 'aceito' | 'recusado',
      })),
  }))
}

/** A file as it will be kept, with the digest of what came and a small picture. Outside of any transaction. */
export interface Recebido {
  readonly limpo: ArquivoEnviado
  readonly enviadoSha256: string
  readonly miniatura: Buffer | null
}

export async function prepararArquivo(arquivo: ArquivoEnviado): Promise<Recebido> {
  const limpo = await clearDocumento(arquivo)
  const miniatura =
    limpo.tipo === 'application/pdf'
      ? null
      : await desenharImagem(limpo, (imagem) =>
          imagem
            .resize(LADO_DA_MINIATURA_PX, LADO_DA_MINIATURA_PX, { fit: 'inside' })
            .jpeg({ quality: QUALIDADE_DA_MINIATURA }),
        )
  return { limpo, enviadoSha256: arquivo.sha256, miniatura }
}

/** Keeps a file for a document that is asked. The same file for the same document again is the one that is there. */
export async function receberArquivo(
  meios: MeiosDoCandidato,
  work: UnitOfWork,
  candidato: Candidato,
  { tipoId, recebido }: { readonly tipoId: number; readonly recebido: Recebido },
): Promise<{ documentos: DocumentoDoCandidato[] }> {
  const { tx, agora } = work
  const link = await requireLinkDaEscrita(meios, work, candidato)
  const dados = comRespostas(link.dados, await listRespostas(tx, link))
  const pedidos = await listPedidos(meios, tx, link.processoId, dados)
  if (!pedidos.some((item) => item.tipoId === tipoId))
    throw failure('validacao', { campos: { tipoId: 'Este documento não é pedido aqui' } })
  const enviados = await listArquivos(tx, link)
  const igual = enviados.find(
    ({ enviadoSha256, decisao }) => enviadoSha256 === recebido.enviadoSha256 && decisao !== 'recusado',
  )
  if (igual?.tipoId !== tipoId) {
    if (igual)
      throw failure('arquivo_recusado', {
        mensagem: `Esta mesma foto já foi enviada em "${igual.descricao}".`,
        acao: 'Fotografe o documento certo.',
        campos: { arquivo: 'Foto repetida' },
      })
    await requireLugar(meios, work, link.processoId, recebido)
    const { id } = await saveArquivo(meios.arquivos, work, null, recebido.limpo)
    await tx
      .insertInto('candidatoArquivo')
      .values({
        processoId: link.processoId,
        linkId: link.id,
        pessoaSelo: link.pessoaSelo,
        tipoId,
        arquivoId: id,
        enviadoSha256: recebido.enviadoSha256,
        miniatura: recebido.miniatura,
        recebidoEm: isoDe(agora),
      })
      .execute()
  }
  return { documentos: await listDocumentos(meios, tx, link, dados) }
}

/**
 * Refuses what the limits of the company do, what waits counted with what is attached. What was taken back is counted
 * until the sweep takes it from the disk, or somebody could send and take back for ever.
 */
async function requireLugar(
  { config }: MeiosDoCandidato,
  work: UnitOfWork,
  processoId: number,
  { limpo }: Recebido,
): Promise<void> {
  const hoje = hojeEm(work.agora, config.empresaFuso)
  await requireLimites(work, processoId, limpo, hoje)
  await recusarRepetido(work.tx, processoId, limpo.sha256)
  const { guardados } = await work.tx
    .selectFrom('candidatoArquivo')
    .select((eb) => eb.fn.countAll<number>().as('guardados'))
    .where('processoId', '=', processoId)
    .where('decisao', 'is', null)
    .executeTakeFirstOrThrow()
  if (guardados >= (await limiteEm(work.tx, 'anexo.quantidade', hoje)))
    throw failure('arquivo_recusado', {
      mensagem: 'Você já mandou muitos arquivos.',
      acao: 'Espere que confiram os que mandou. Os que você tirou deixam de contar em dois dias.',
    })
}

/** Takes back a file that nobody accepted; the sweep erases it. Throws 404 for another's. */
export async function retirarArquivo(
  meios: MeiosDoCandidato,
  work: UnitOfWork,
  candidato: Candidato,
  id: number,
): Promise<{ documentos: DocumentoDoCandidato[] }> {
  const { tx, agora } = work
  const link = await requireLinkDaEscrita(meios, work, candidato)
  const meu = (await listArquivos(tx, link)).find((arquivo) => arquivo.id === id)
  if (!meu) throw failure('nao_encontrado')
  if (meu.decisao === 'aceito')
    throw failure('transicao_invalida', { mensagem: 'Este arquivo já foi conferido e aceito.' })
  await tx
    .updateTable('candidatoArquivo')
    .set({ retiradoEm: isoDe(agora) })
    .where('id', '=', id)
    .execute()
  const dados = comRespostas(link.dados, await listRespostas(tx, link))
  return { documentos: await listDocumentos(meios, tx, link, dados) }
}

/** Small picture of a file that the person sent. Throws 404 for another's, and for a PDF. */
export async function obterMiniatura(
  { db, tokens, clock }: MeiosDoCandidato,
  candidato: Candidato,
  id: number,
): Promise<ArquivoServido> {
  const link = await findLinkVivo(tokens, db, candidato.linkId, clock.agora())
  const guardada =
    link &&
    (await db
      .selectFrom('candidatoArquivo')
      .select('miniatura')
      .where('id', '=', id)
      .where('processoId', '=', link.processoId)
      .where('pessoaSelo', 'in', [...link.selos])
      .where('retiradoEm', 'is', null)
      .executeTakeFirst())
  if (!guardada?.miniatura) throw failure('nao_encontrado')
  return { tipo: 'image/jpeg', conteudo: guardada.miniatura }
}
