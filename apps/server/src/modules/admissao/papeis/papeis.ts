import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { papeisDe, type PapelNome } from '@rh/domain/processos/admissao/papeis'
import type { Deps } from '../../../deps.ts'
import type { Db, Tx } from '../../../db/db.ts'
import { escrever } from '../../../db/escrita.ts'
import type { Ator, Pedido } from '../../../http/ator.ts'
import { falha } from '../../../http/falha.ts'
import { guardarArquivo } from '../../../arquivos/arquivos.ts'
import { imprimir, type PdfPronto } from '../../../papeis/imprimir.ts'
import { comTimbre, type Papel } from '../../../papeis/papel.ts'
import { isoDe } from '../../../relogio.ts'
import { exigirAdmissao } from '../registro.ts'
import { contratoExperiencia } from './contrato-experiencia.ts'
import { gatherPapel, type FatosDoPapel } from './fatos.ts'
import { fichaRegistro } from './ficha-registro.ts'
import { guiaExame } from './guia-exame.ts'
import { reciboUniforme } from './recibo-uniforme.ts'
import { termoVt } from './termo-vt.ts'

/** What each paper says; a missing one does not compile. */
const modelos: { readonly [P in PapelNome]: (fatos: FatosDoPapel) => Papel } = {
  guia_exame: guiaExame,
  contrato_experiencia: contratoExperiencia,
  termo_vt: termoVt,
  recibo_uniforme: reciboUniforme,
  ficha_registro: fichaRegistro,
}

/** Papers that this person may print now, and those already issued that they may read. */
export async function listPapeis(db: Db | Tx, admissaoId: number, ator: Ator) {
  const processo = await exigirAdmissao(db, admissaoId, ator)
  const disponiveis = papeisDe(processo.status, ator.grupos)
  const linhas = await db
    .selectFrom('processoPapel as pp')
    .innerJoin('arquivo as ar', 'ar.id', 'pp.arquivoId')
    .innerJoin('usuario as us', 'us.id', 'pp.emitidoPor')
    .select(['pp.id', 'pp.papel', 'us.nome as emitidoPor', 'pp.emitidoEm', 'ar.sha256'])
    .where('pp.processoId', '=', admissaoId)
    .orderBy('pp.id', 'desc')
    .execute()
  const emitidos = linhas.flatMap(({ papel, ...linha }) =>
    podeLer(papel, ator) ? [{ ...linha, papel: papel as PapelNome }] : [],
  )
  return { disponiveis, emitidos }
}

/** Whoever may print a paper may read the copies, whatever became of the admission since. */
const podeLer = (papel: string, { grupos }: Ator): boolean =>
  (papeisDe('finalizada', grupos) as readonly string[]).includes(papel)

/** Prints a paper from the record of this moment and keeps it under its digest. */
export async function emitirPapel(
  deps: Deps,
  pedido: Pedido,
  { admissaoId, papel }: { admissaoId: number; papel: PapelNome },
) {
  const { db, relogio, config, arquivos } = deps
  const processo = await exigirAdmissao(db, admissaoId, pedido.ator)
  if (!papeisDe(processo.status, pedido.ator.grupos).includes(papel))
    throw falha('transicao_invalida', { mensagem: 'Este papel não pode ser emitido agora.' })
  const fatos = await gatherPapel(db, admissaoId)
  const pdf = await imprimir(
    comTimbre(modelos[papel](fatos), {
      timbre: fatos.timbre,
      registro: `Admissão ${processo.numero}`,
      emitidoEm: relogio.agora().toZonedDateTimeISO(config.empresaFuso),
    }),
  )
  return comArquivoTemporario(pdf, (caminho) =>
    escrever(deps, pedido, async (escrita) => {
      const arquivo = await guardarArquivo(arquivos, escrita, pedido.ator.id, {
        nome: `${papel.replaceAll('_', '-')}-${processo.numero}.pdf`,
        tipo: 'application/pdf',
        bytes: pdf.conteudo.length,
        sha256: pdf.sha256,
        caminho,
      })
      const { id } = await escrita.tx
        .insertInto('processoPapel')
        .values({
          processoId: admissaoId,
          papel,
          arquivoId: arquivo.id,
          emitidoPor: pedido.ator.id,
          emitidoEm: isoDe(escrita.agora),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { id, lista: await listPapeis(escrita.tx, admissaoId, pedido.ator) }
    }),
  )
}

/** The storage takes files; a printed paper is one only for as long as it takes to keep it. */
async function comArquivoTemporario<R>(pdf: PdfPronto, usar: (caminho: string) => Promise<R>): Promise<R> {
  const pasta = await mkdtemp(join(tmpdir(), 'rh-papel-'))
  try {
    const caminho = join(pasta, randomUUID())
    await writeFile(caminho, pdf.conteudo, { mode: 0o600 })
    return await usar(caminho)
  } finally {
    await rm(pasta, { recursive: true, force: true })
  }
}

/** The file of an issued paper, if this person may read papers of its kind. */
export async function arquivoDoPapel(db: Db, id: number, ator: Ator): Promise<string> {
  const linha = await db
    .selectFrom('processoPapel')
    .select(['processoId', 'papel', 'arquivoId'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!linha || !podeLer(linha.papel, ator)) throw falha('nao_encontrado')
  await exigirAdmissao(db, linha.processoId, ator)
  return linha.arquivoId
}
