import { enderecoDe, ERROS_GUARDADOS, type ErroDaLinha } from '@rh/domain/importacao/define'
import { camposCifrados } from '@rh/domain/privacidade/cifrados'
import type { Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { failure } from '../../http/failure.ts'
import { isoDe } from '../../clock.ts'
import { emLotes } from './importador.ts'
import type { Importacao } from './repository.ts'

interface Achado {
  readonly novas: number
  readonly existentes: number
  readonly erros: readonly ErroDaLinha[]
}

/** What is kept encrypted is not kept beside its mistake: the sheet that came has it, at the address. */
const valorGuardado = ({ coluna, valor }: ErroDaLinha): string =>
  valor !== '' && camposCifrados.some((campo) => campo === coluna) ? 'não guardado aqui' : valor

const LOTE_DE_ERROS = 500

/** Keeps what a check found in place of what the check before it found. */
export async function salvarConferencia(tx: Tx, importacao: Importacao, achado: Achado): Promise<void> {
  const { novas, existentes, erros } = achado
  await tx.deleteFrom('importacaoErro').where('importacaoId', '=', importacao.id).execute()
  for (const lote of emLotes(erros.slice(0, ERROS_GUARDADOS), LOTE_DE_ERROS))
    await tx
      .insertInto('importacaoErro')
      .values(
        lote.map((erro) => ({
          ...erro,
          valor: valorGuardado(erro),
          importacaoId: importacao.id,
          endereco: enderecoDe(importacao.mapa, erro),
        })),
      )
      .execute()
  await mudar(tx, importacao, {
    situacao: erros.length > 0 ? 'com_erros' : 'pronta',
    novas,
    existentes,
    comErro: new Set(erros.map(({ linha }) => linha)).size,
  })
}

const IDS_POR_LOTE = 1_000

/** The import is done: what it created is written beside it, and what was only for choosing columns is forgotten. */
export async function concluir(
  { tx, agora }: UnitOfWork,
  importacao: Importacao,
  { novas, existentes, ids }: Achado & { readonly ids: readonly number[] },
): Promise<void> {
  for (const lote of emLotes(ids, IDS_POR_LOTE))
    await tx
      .insertInto('importacaoRegistro')
      .values(lote.map((registro) => ({ importacaoId: importacao.id, registro })))
      .execute()
  await mudar(tx, importacao, {
    situacao: 'importada',
    novas,
    existentes,
    comErro: 0,
    amostra: '[]',
    terminadaEm: isoDe(agora),
  })
}

interface Mudanca {
  readonly situacao: string
  readonly novas?: number | null
  readonly existentes?: number | null
  readonly comErro?: number | null
  readonly mapa?: string
  readonly amostra?: string
  readonly terminadaEm?: string
}

/** Changes the record as this work knows it; if somebody else got there first, everything is undone. */
export async function mudar(tx: Tx, { id, versao }: Pick<Importacao, 'id' | 'versao'>, mudanca: Mudanca) {
  const { numUpdatedRows } = await tx
    .updateTable('importacao')
    .set({ ...mudanca, versao: versao + 1 })
    .where('id', '=', id)
    .where('versao', '=', versao)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw failure('versao_antiga')
}
