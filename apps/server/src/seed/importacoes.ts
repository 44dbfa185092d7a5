import { createHash, randomUUID } from 'node:crypto'
import { tipos } from '@rh/domain/importacao/tipos'
import type { Tx } from '../db/db.ts'
import { isoDe } from '../relogio.ts'

interface Palco {
  readonly usuarioIds: Readonly<Record<string, number>>
  readonly agora: Temporal.Instant
}

const ARQUIVO = 'Feriados municipais.csv'
const BYTES_POR_LINHA = 64
const HORAS_ATRAS = 24 * 21

/** How the holidays of the towns came in, when the company began with the system. */
export async function inserirImportacoes(tx: Tx, { usuarioIds, agora }: Palco): Promise<void> {
  const feriados = await tx
    .selectFrom('feriado')
    .select('id')
    .where('abrangencia', '=', 'municipal')
    .where('repeticao', '=', 'anual')
    .orderBy('id')
    .execute()
  if (feriados.length === 0) return
  const em = isoDe(agora.subtract({ hours: HORAS_ATRAS }))
  const usuarioId = usuarioIds['administrador'] ?? 0
  const arquivoId = randomUUID()
  const cabecalho = Object.values(tipos.feriados.colunas).map(({ label }) => label)
  // Over for good: nothing reads the bytes of it again.
  await tx
    .insertInto('arquivo')
    .values({
      id: arquivoId,
      nome: ARQUIVO,
      tipo: 'text/csv',
      bytes: (feriados.length + 1) * BYTES_POR_LINHA,
      sha256: createHash('sha256').update(ARQUIVO).digest('hex'),
      enviadoPor: usuarioId,
      enviadoEm: em,
    })
    .execute()
  const { id: importacaoId } = await tx
    .insertInto('importacao')
    .values({
      tipo: 'feriados',
      situacao: 'importada',
      arquivoId,
      cabecalho,
      mapa: JSON.stringify(
        Object.fromEntries(Object.keys(tipos.feriados.colunas).map((nome, i) => [nome, i])),
      ),
      amostra: '[]',
      linhas: feriados.length,
      novas: feriados.length,
      existentes: 0,
      comErro: 0,
      usuarioId,
      criadaEm: em,
      terminadaEm: em,
      versao: 5,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('importacaoRegistro')
    .values(feriados.map(({ id }) => ({ importacaoId, registro: id })))
    .execute()
}
