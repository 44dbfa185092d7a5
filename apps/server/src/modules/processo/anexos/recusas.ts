import type { ArquivoEnviado } from '@rh/domain/http/arquivo'
import type { Tx } from '../../../db/db.ts'
import type { UnitOfWork } from '../../../db/write.ts'
import { failure } from '../../../http/failure.ts'
import { limiteEm } from '../../cadastros/limites.ts'
import { listAnexos } from './repository.ts'

const MB = 1_048_576

/** Checks the company's limits on file size and on files per process. */
export async function requireLimites(
  work: UnitOfWork,
  processoId: number,
  { bytes }: Pick<ArquivoEnviado, 'bytes'>,
  hoje: string,
): Promise<void> {
  await requireQuantidade(work, { processoId, mais: 1, hoje })
  const mb = await limiteEm(work.tx, 'anexo.tamanho', hoje)
  if (bytes <= mb * MB) return
  const acao = `Envie um arquivo de até ${mb} MB, o limite da empresa.`
  throw failure('arquivo_grande', { acao, campos: { arquivo: acao } })
}

interface Aumento {
  readonly processoId: number
  /** Files about to be added. */
  readonly mais: number
  readonly hoje: string
}

/** Checks the company's limit on files per process, which is held: whoever sends another file waits, and counts this one. */
export async function requireQuantidade(
  { tx }: UnitOfWork,
  { processoId, mais, hoje }: Aumento,
): Promise<void> {
  const [quantidade, guardados] = await Promise.all([
    limiteEm(tx, 'anexo.quantidade', hoje),
    listAnexos(tx, processoId),
  ])
  if (guardados.filter(({ arquivoId }) => arquivoId !== null).length + mais > quantidade)
    throw failure('arquivo_recusado', {
      mensagem: `Este processo já guarda ${quantidade} arquivos, o limite da empresa.`,
      acao: 'Junte páginas do mesmo documento em um só PDF, ou retire um arquivo que não vale mais.',
    })
}

/** Refuses a file identical to another of the process: a slip, or one document standing for another. */
export async function recusarRepetido(tx: Tx, processoId: number, sha256: string): Promise<void> {
  const igual = await tx
    .selectFrom('processoAnexo as an')
    .innerJoin('arquivo as ar', 'ar.id', 'an.arquivoId')
    .innerJoin('documentoTipo as dt', 'dt.id', 'an.tipoId')
    .select('dt.descricao')
    .where('an.processoId', '=', processoId)
    .where('ar.sha256', '=', sha256)
    .where('an.estado', 'in', ['enviado', 'aprovado'])
    .executeTakeFirst()
  if (igual)
    throw failure('arquivo_recusado', {
      mensagem: `Este mesmo arquivo já foi enviado em "${igual.descricao}".`,
      acao: 'Envie o arquivo do documento certo, ou abra esse documento e use o mesmo arquivo em outro.',
      campos: { arquivo: 'Arquivo repetido' },
    })
}
