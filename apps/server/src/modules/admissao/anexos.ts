import type { ArquivoEnviado } from '@rh/domain/http/arquivo'
import { quemConfere, type Checklist } from '@rh/domain/contract/admissao-anexos'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import type { EstadoDoAnexo } from '@rh/domain/processo/anexo'
import { lerRascunho } from '@rh/domain/processos/admissao/rascunho'
import { veAnexos, veAnexosSensiveis } from '@rh/domain/processos/admissao/visibilidade'
import { quemAdmite } from '@rh/domain/setores/setores'
import type { Armazem } from '../../arquivos/armazem.ts'
import { guardarArquivo } from '../../arquivos/arquivos.ts'
import type { Db, Tx } from '../../db/db.ts'
import type { Escrita } from '../../db/escrita.ts'
import type { Ator } from '../../http/ator.ts'
import { falha } from '../../http/falha.ts'
import { isoDe } from '../../relogio.ts'
import type { Processo } from '../processo/repository.ts'
import { limiteEm } from '../cadastros/limites.ts'
import { listAnexos } from './anexos-repository.ts'
import { listChecklist } from './fatos-formulario.ts'
import { exigirAdmissao } from './registro.ts'
import { findDados } from './repository.ts'

const um = (ator: Ator, grupos: readonly string[]): boolean => ator.grupos.some((g) => grupos.includes(g))
const confere = (ator: Ator): boolean => um(ator, quemConfere)
const veArquivo = (sensivel: boolean, { grupos }: Ator): boolean =>
  sensivel ? veAnexosSensiveis(grupos) : veAnexos(grupos)

const isAberta = ({ status }: Processo): boolean => admissao.statuses[status as 'rascunho'].final !== true

/** Until the admission ends; the sender while it is theirs or somebody asks for a page, Rh at any time. */
const podeEnviar = (processo: Processo, ator: Ator): boolean =>
  isAberta(processo) && (confere(ator) || um(ator, quemAdmite))
const podeConferir = (processo: Processo, ator: Ator): boolean =>
  isAberta(processo) && processo.dataSolicitacao !== null && confere(ator)

/** The documents of an admission as this person may see them. */
export async function obterChecklist(db: Db | Tx, id: number, ator: Ator, hoje: string): Promise<Checklist> {
  const processo = await exigirAdmissao(db, id, ator)
  const { parciais } = lerRascunho((await findDados(db, id)).dados)
  const dia = parciais.vaga.dataPrevista ?? hoje
  const [itens, anexos] = await Promise.all([listChecklist(db, parciais, dia, id), listAnexos(db, id)])
  return {
    itens: itens
      .filter(({ sensivel }) => veAnexos(ator.grupos) || veArquivo(sensivel, ator))
      .map((item) => ({
        ...item,
        arquivos: veArquivo(item.sensivel, ator)
          ? anexos.filter(({ tipoId }) => tipoId === item.tipoId).map(comoArquivo)
          : [],
      })),
    podeEnviar: podeEnviar(processo, ator),
    podeConferir: podeConferir(processo, ator),
  }
}

type Anexo = Awaited<ReturnType<typeof listAnexos>>[number]

const comoArquivo = (anexo: Anexo): Checklist['itens'][number]['arquivos'][number] => ({
  id: anexo.id,
  nome: anexo.nome,
  tipo: anexo.tipo,
  bytes: anexo.bytes,
  estado: anexo.estado as EstadoDoAnexo,
  motivo: anexo.motivo,
  enviadoPor: anexo.enviadoPor,
  enviadoEm: anexo.enviadoEm,
  avaliadoPor: anexo.avaliadoPor,
  avaliadoEm: anexo.avaliadoEm,
})

interface Envio {
  readonly admissaoId: number
  readonly tipoId: number
  readonly arquivo: ArquivoEnviado
  readonly hoje: string
}

/** Keeps a file of a document. What was refused of the same document gives way to it and stays on record. */
export async function enviarAnexo(
  armazem: Armazem,
  escrita: Escrita,
  ator: Ator,
  { admissaoId, tipoId, arquivo, hoje }: Envio,
): Promise<void> {
  const { tx, agora } = escrita
  const processo = await exigirAdmissao(tx, admissaoId, ator)
  if (!podeEnviar(processo, ator)) throw encerrada()
  const tipo = await tx
    .selectFrom('documentoTipo')
    .select('id')
    .where('id', '=', tipoId)
    .where('ativo', '=', true)
    .executeTakeFirst()
  if (!tipo) throw falha('validacao', { campos: { tipoId: 'Escolha um documento da lista' } })
  await exigirLimites(escrita, admissaoId, arquivo, hoje)
  await recusarRepetido(tx, admissaoId, arquivo.sha256)
  const { id: arquivoId } = await guardarArquivo(armazem, escrita, ator.id, arquivo)
  await tx
    .updateTable('admissaoAnexo')
    .set({ estado: 'removido' })
    .where('processoId', '=', admissaoId)
    .where('tipoId', '=', tipoId)
    .where('estado', 'in', ['reprovado', 'dispensado'])
    .execute()
  await tx
    .insertInto('admissaoAnexo')
    .values({
      processoId: admissaoId,
      tipoId,
      arquivoId,
      estado: 'enviado',
      enviadoPor: ator.id,
      enviadoEm: isoDe(agora),
    })
    .execute()
}

const MB = 1_048_576

/** What the company lets one file weigh, and one admission keep. */
async function exigirLimites(
  { tx }: Escrita,
  admissaoId: number,
  { bytes }: ArquivoEnviado,
  hoje: string,
): Promise<void> {
  const [mb, quantidade, guardados] = await Promise.all([
    limiteEm(tx, 'anexo.tamanho', hoje),
    limiteEm(tx, 'anexo.quantidade', hoje),
    listAnexos(tx, admissaoId),
  ])
  if (bytes > mb * MB) {
    const acao = `Envie um arquivo de até ${mb} MB, o limite da empresa.`
    throw falha('arquivo_grande', { acao, campos: { arquivo: acao } })
  }
  if (guardados.filter(({ arquivoId }) => arquivoId !== null).length >= quantidade)
    throw falha('arquivo_recusado', {
      mensagem: `Esta admissão já guarda ${quantidade} arquivos, o limite da empresa.`,
      acao: 'Junte páginas do mesmo documento em um só PDF, ou retire um arquivo que não vale mais.',
    })
}

/** The same picture twice is a slip of the hand, or one document standing for another. */
async function recusarRepetido(tx: Tx, admissaoId: number, sha256: string): Promise<void> {
  const igual = await tx
    .selectFrom('admissaoAnexo as an')
    .innerJoin('arquivo as ar', 'ar.id', 'an.arquivoId')
    .innerJoin('documentoTipo as dt', 'dt.id', 'an.tipoId')
    .select('dt.descricao')
    .where('an.processoId', '=', admissaoId)
    .where('ar.sha256', '=', sha256)
    .where('an.estado', 'in', ['enviado', 'aprovado'])
    .executeTakeFirst()
  if (igual)
    throw falha('arquivo_recusado', {
      mensagem: `Este mesmo arquivo já foi enviado em "${igual.descricao}".`,
      acao: 'Envie o arquivo do documento certo.',
      campos: { arquivo: 'Arquivo repetido' },
    })
}

const encerrada = () => falha('transicao_invalida', { mensagem: 'Esta admissão já foi encerrada.' })

/** The row of a file, locked, with its admission seen to be in the person's scope. */
async function abrirAnexo(tx: Tx, id: number, ator: Ator) {
  const anexo = await tx
    .selectFrom('admissaoAnexo')
    .select(['processoId', 'estado', 'tipoId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!anexo) throw falha('nao_encontrado')
  return { anexo, processo: await exigirAdmissao(tx, anexo.processoId, ator) }
}

/** Takes a file that nobody judged yet off the list. Answers its admission. */
export async function removerAnexo(
  { tx }: Escrita,
  ator: Ator,
  { id, motivo }: { id: number; motivo: string },
): Promise<number> {
  const { anexo, processo } = await abrirAnexo(tx, id, ator)
  if (!podeEnviar(processo, ator)) throw encerrada()
  if (anexo.estado !== 'enviado')
    throw falha('transicao_invalida', { mensagem: 'Este arquivo já foi conferido.' })
  await tx.updateTable('admissaoAnexo').set({ estado: 'removido', motivo }).where('id', '=', id).execute()
  return anexo.processoId
}

interface Avaliacao {
  readonly id: number
  readonly decisao: 'aprovado' | 'reprovado'
  readonly motivo?: string | undefined
}

/** Approves or refuses a file. Answers its admission. */
export async function avaliarAnexo(
  { tx, agora }: Escrita,
  ator: Ator,
  { id, decisao, motivo }: Avaliacao,
): Promise<number> {
  const { anexo, processo } = await abrirAnexo(tx, id, ator)
  if (!podeConferir(processo, ator)) throw encerrada()
  if (anexo.estado !== 'enviado' && anexo.estado !== 'aprovado' && anexo.estado !== 'reprovado')
    throw falha('transicao_invalida', { mensagem: 'Este arquivo não está mais na lista.' })
  await tx
    .updateTable('admissaoAnexo')
    .set({ estado: decisao, motivo: motivo ?? null, avaliadoPor: ator.id, avaliadoEm: isoDe(agora) })
    .where('id', '=', id)
    .execute()
  return anexo.processoId
}

interface Dispensa {
  readonly admissaoId: number
  readonly tipoIds: readonly number[]
  readonly motivo: string
}

/** Waives documents that have no file, or whose files were refused. */
export async function dispensarAnexos(
  { tx, agora }: Escrita,
  ator: Ator,
  { admissaoId, tipoIds, motivo }: Dispensa,
): Promise<void> {
  const processo = await exigirAdmissao(tx, admissaoId, ator)
  if (!podeConferir(processo, ator)) throw encerrada()
  const { parciais } = lerRascunho((await findDados(tx, admissaoId)).dados)
  const itens = await listChecklist(tx, parciais, isoDe(agora).slice(0, 10), admissaoId)
  const abertos = new Set(
    itens.filter(({ estado }) => estado === 'pendente' || estado === 'reprovado').map(({ tipoId }) => tipoId),
  )
  const fora = tipoIds.find((tipoId) => !abertos.has(tipoId))
  if (fora !== undefined)
    throw falha('validacao', { campos: { tipoIds: 'Só se dispensa o que está pendente ou recusado' } })
  const comum = { processoId: admissaoId, estado: 'dispensado', motivo, enviadoPor: ator.id }
  await tx
    .insertInto('admissaoAnexo')
    .values(
      [...new Set(tipoIds)].map((tipoId) => ({
        ...comum,
        tipoId,
        enviadoEm: isoDe(agora),
        avaliadoPor: ator.id,
        avaliadoEm: isoDe(agora),
      })),
    )
    .execute()
  await tx
    .updateTable('admissaoAnexo')
    .set({ estado: 'removido' })
    .where('processoId', '=', admissaoId)
    .where('tipoId', 'in', [...tipoIds])
    .where('estado', '=', 'reprovado')
    .execute()
}

/** The file behind a document, if this person may open documents of its kind. */
export async function arquivoDoAnexo(db: Db, id: number, ator: Ator): Promise<string> {
  const anexo = await db
    .selectFrom('admissaoAnexo as an')
    .innerJoin('documentoTipo as dt', 'dt.id', 'an.tipoId')
    .select(['an.processoId', 'an.arquivoId', 'dt.sensivel'])
    .where('an.id', '=', id)
    .executeTakeFirst()
  if (!anexo?.arquivoId) throw falha('nao_encontrado')
  await exigirAdmissao(db, anexo.processoId, ator)
  if (!veArquivo(anexo.sensivel, ator)) throw falha('nao_encontrado')
  return anexo.arquivoId
}
