import { tipos } from '@rh/domain/importacao/tipos'
import type { FileStore } from '../arquivos/file-store.ts'
import type { Tx } from '../db/db.ts'
import { isoDe } from '../clock.ts'
import { inserirArquivo } from './inserir/inserir-arquivo.ts'

interface Palco {
  readonly usuarioIds: Readonly<Record<string, number>>
  readonly agora: Temporal.Instant
  readonly arquivos: FileStore
}

const ARQUIVO = 'Feriados municipais.csv'
const HORAS_ATRAS = 24 * 21

/** How the holidays of the towns came in, when the company began with the system. */
export async function inserirImportacoes(tx: Tx, { usuarioIds, agora, arquivos }: Palco): Promise<void> {
  const feriados = await listMunicipais(tx)
  if (feriados.length === 0) return
  const em = isoDe(agora.subtract({ hours: HORAS_ATRAS }))
  const usuarioId = usuarioIds['administrador'] ?? 0
  const cabecalho = Object.values(tipos.feriados.colunas).map(({ label }) => label)
  const planilha = planilhaDe(cabecalho, feriados, em.slice(0, 4))
  const arquivoId = await inserirArquivo(tx, arquivos, {
    nome: ARQUIVO,
    tipo: 'text/csv',
    conteudo: Buffer.from(planilha),
    usuarioId,
    em,
  })
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

const doisDigitos = (n: number | null): string => String(n ?? 1).padStart(2, '0')

type Municipal = Awaited<ReturnType<typeof listMunicipais>>[number]

const planilhaDe = (cabecalho: readonly string[], feriados: readonly Municipal[], ano: string): string =>
  [
    cabecalho,
    ...feriados.map(({ nome, dia, mes, uf, municipio, fundamento }) => [
      nome,
      `${doisDigitos(dia)}/${doisDigitos(mes)}/${ano}`,
      'Sim',
      uf,
      municipio ?? '',
      fundamento,
    ]),
  ]
    .map((linha) => `${linha.join(';')}\r\n`)
    .join('')

const listMunicipais = (tx: Tx) =>
  tx
    .selectFrom('feriado as f')
    .leftJoin('municipio as m', 'm.ibge', 'f.municipioIbge')
    .select(['f.id', 'f.nome', 'f.dia', 'f.mes', 'f.uf', 'f.fundamento', 'm.nome as municipio'])
    .where('f.abrangencia', '=', 'municipal')
    .where('f.repeticao', '=', 'anual')
    .orderBy('f.id')
    .execute()
