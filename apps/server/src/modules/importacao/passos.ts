import type { FastifyBaseLogger } from 'fastify'
import type { ArquivoEnviado } from '@rh/domain/http/arquivo'
import type { ImportacaoVista } from '@rh/domain/contract/importacao'
import { conferirMapa, mapear } from '@rh/domain/importacao/cabecalho'
import { LINHAS_MAXIMAS, type Mapa } from '@rh/domain/importacao/define'
import { abertas } from '@rh/domain/importacao/situacoes'
import { tipoOf, type TipoImportacao } from '@rh/domain/importacao/tipos'
import { readFile } from 'node:fs/promises'
import { saveArquivo } from '../../arquivos/arquivos.ts'
import { writeAndReply, type UnitOfWork } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { RequestContext } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { hojeEm, isoDe } from '../../clock.ts'
import { requireSenhaConfirmada } from '../processo/requirements.ts'
import { comecar, requireNenhumaOutra } from './andamento.ts'
import { runInWorker } from './planilha/worker-pool.ts'
import { guardarAmostra, travarImportacao, verImportacao, type Importacao } from './repository.ts'
import { mudar } from './resultado.ts'
import { trabalhar, type Acao } from './trabalho.ts'

/** What the steps of an import need besides what every module is given. */
export interface Meios extends Deps {
  readonly log: FastifyBaseLogger
}

interface Versao {
  readonly id: number
  readonly versao: number
}

/** The answer is composed after the write: what a spreadsheet says is kept with no idempotency key. */
const escrever = (
  meios: Meios,
  request: RequestContext,
  run: (work: UnitOfWork) => Promise<number>,
): Promise<ImportacaoVista> => writeAndReply(meios, request, run, (id) => verImportacao(meios.principal, id))

/** Receives a spreadsheet: kept, opened, its columns matched. Nothing of it is in the registers yet. */
export async function receber(
  meios: Meios,
  request: RequestContext,
  tipo: TipoImportacao,
  arquivo: ArquivoEnviado,
): Promise<ImportacaoVista> {
  const declaracao = tipoOf(tipo)
  const { cabecalho, amostra, linhas } = await runInWorker({
    que: 'previa',
    bytes: await readFile(arquivo.caminho),
    formato: arquivo.tipo,
    maximo: declaracao.maximo ?? LINHAS_MAXIMAS,
  })
  return escrever(meios, request, async (work) => {
    const { id: arquivoId } = await saveArquivo(meios.arquivos, work, request.ator.id, arquivo)
    const { id } = await work.tx
      .insertInto('importacao')
      .values({
        tipo,
        situacao: 'enviada',
        arquivoId,
        cabecalho,
        linhas,
        mapa: JSON.stringify(mapear(declaracao, cabecalho)),
        amostra: '[]',
        usuarioId: request.ator.id,
        criadaEm: isoDe(work.agora),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await guardarAmostra(work.tx, id, amostra)
    return id
  })
}

/** Starts the check of all rows with these columns. */
export function conferir(
  meios: Meios,
  request: RequestContext,
  { mapa, ...qual }: Versao & { readonly mapa: Mapa },
): Promise<ImportacaoVista> {
  return escrever(meios, request, async (work) => {
    const { tx } = work
    const importacao = await travarImportacao(tx, qual, abertas)
    const impede = conferirMapa(tipoOf(importacao.tipo), importacao.cabecalho, mapa).filter((p) => p.impede)
    if (impede[0]) throw failure('validacao', { campos: { mapa: impede[0].mensagem } })
    await requireNenhumaOutra(tx, importacao.id)
    await mudar(tx, importacao, { situacao: 'conferindo', mapa: JSON.stringify(mapa) })
    return iniciar(meios, request, work, { ...qual, acao: 'conferir' })
  })
}

/** Starts the writing of all rows, which are checked once more: the registers may have changed meanwhile. */
export function confirmar(meios: Meios, request: RequestContext, qual: Versao): Promise<ImportacaoVista> {
  return escrever(meios, request, async (work) => {
    const { tx } = work
    const importacao = await travarImportacao(tx, qual, ['pronta'])
    if (importacao.novas === 0)
      throw failure('transicao_invalida', {
        mensagem: 'Tudo o que está nesta planilha já está no sistema.',
        acao: 'Não há nada a importar.',
      })
    // Whoever gives access confirms the password, one user or three hundred.
    if (importacao.tipo === 'usuarios') requireSenhaConfirmada(request.ator, work.agora)
    await requireNenhumaOutra(tx, importacao.id)
    await mudar(tx, importacao, { situacao: 'importando' })
    return iniciar(meios, request, work, { ...qual, acao: 'gravar' })
  })
}

async function iniciar(
  meios: Meios,
  request: RequestContext,
  { tx, agora, depois }: UnitOfWork,
  { id, versao, acao }: Versao & { readonly acao: Acao },
): Promise<number> {
  const importacao = await travarImportacao(tx, { id, versao: versao + 1 }, [
    'interrompida',
    'conferindo',
    'importando',
  ])
  await comecar(tx, id, importacao.linhas)
  const { log, ...deps } = meios
  const contexto = { ...deps, request, hoje: hojeEm(agora, meios.config.empresaFuso), importacaoId: id }
  depois(() => void trabalhar({ contexto, importacao, acao, log }))
  return id
}

/** Gives up an import that was not done. */
export function descartar(meios: Meios, request: RequestContext, qual: Versao): Promise<ImportacaoVista> {
  return escrever(meios, request, async (work) => {
    const importacao = await travarImportacao(work.tx, qual, abertas)
    await desistir(work, importacao)
    return importacao.id
  })
}

/** Ends an import that is locked, with what was found in its rows. */
export async function desistir({ tx, agora }: UnitOfWork, importacao: Importacao): Promise<void> {
  await tx.deleteFrom('importacaoErro').where('importacaoId', '=', importacao.id).execute()
  await mudar(tx, importacao, { situacao: 'descartada', amostra: '[]', terminadaEm: isoDe(agora) })
}
