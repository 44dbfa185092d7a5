import type { Incidente } from '@rh/domain/contract/privacidade'
import { INCIDENTES_MOSTRADOS } from '@rh/domain/contract/privacidade'
import type { NomeDeCategoria } from '@rh/domain/privacidade/categorias'
import {
  datasNoFuturo,
  prazoDeComunicar,
  prazoDeCompletar,
  situacaoDoIncidente,
  type DadosDoIncidente,
} from '@rh/domain/privacidade/incidentes'
import { isoDe } from '../../clock.ts'
import type { Db, Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { requireVersao } from '../cadastros/versao.ts'

const consulta = (db: Db | Tx) =>
  db
    .selectFrom('incidente as i')
    .innerJoin('usuario as u', 'u.id', 'i.registradoPor')
    .select([
      'i.id',
      'i.conhecidoEm',
      'i.ocorridoEm',
      'i.descricao',
      'i.categorias',
      'i.titulares',
      'i.riscoRelevante',
      'i.avaliacao',
      'i.medidas',
      'i.anpdEm',
      'i.anpdProtocolo',
      'i.titularesEm',
      'i.semComunicacao',
      'u.nome as registradoPor',
      'i.registradoEm',
      'i.versao',
    ])

type Linha = Awaited<ReturnType<ReturnType<typeof consulta>['executeTakeFirstOrThrow']>>

const comPrazos = (linha: Linha, hoje: string): Incidente => ({
  ...linha,
  // Written by calls whose schema knows no other.
  categorias: linha.categorias as NomeDeCategoria[],
  situacao: situacaoDoIncidente(linha, hoje),
  prazo: prazoDeComunicar(linha.conhecidoEm),
  prazoDeCompletar: linha.anpdEm === null ? null : prazoDeCompletar(linha.anpdEm),
})

/** The register of incidents, the latest first. */
export async function listIncidentes(db: Db, hoje: string): Promise<Incidente[]> {
  const linhas = await consulta(db)
    .orderBy('i.conhecidoEm', 'desc')
    .orderBy('i.id', 'desc')
    .limit(INCIDENTES_MOSTRADOS)
    .execute()
  return linhas.map((linha) => comPrazos(linha, hoje))
}

/** One incident; throws 404. */
export async function obterIncidente(db: Db, id: number, hoje: string): Promise<Incidente> {
  const linha = await consulta(db).where('i.id', '=', id).executeTakeFirst()
  if (!linha) throw failure('nao_encontrado')
  return comPrazos(linha, hoje)
}

const obter = async (tx: Tx, id: number, hoje: string): Promise<Incidente> =>
  comPrazos(await consulta(tx).where('i.id', '=', id).executeTakeFirstOrThrow(), hoje)

/** Throws 400 for a day that is still to come. */
function requireDatas(dados: DadosDoIncidente, hoje: string, prefixo = ''): void {
  const erradas = datasNoFuturo(dados, hoje)
  if (erradas.length > 0)
    throw failure('validacao', {
      campos: Object.fromEntries(erradas.map(([campo, mensagem]) => [`${prefixo}${campo}`, mensagem])),
    })
}

/** What was left empty is kept as nothing. */
const valores = ({
  ocorridoEm,
  anpdEm,
  anpdProtocolo,
  titularesEm,
  semComunicacao,
  ...dados
}: DadosDoIncidente) => ({
  ...dados,
  ocorridoEm: ocorridoEm ?? null,
  anpdEm: anpdEm ?? null,
  anpdProtocolo: anpdProtocolo || null,
  titularesEm: titularesEm ?? null,
  semComunicacao: semComunicacao || null,
})

export async function criarIncidente(
  { tx, agora }: UnitOfWork,
  ator: Ator,
  dados: DadosDoIncidente,
  hoje: string,
): Promise<Incidente> {
  requireDatas(dados, hoje)
  const { id } = await tx
    .insertInto('incidente')
    .values({ ...valores(dados), registradoPor: ator.id, registradoEm: isoDe(agora) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return obter(tx, id, hoje)
}

interface Edicao {
  readonly id: number
  readonly versao: number
  readonly dados: DadosDoIncidente
}

/** Saves over the version that was on the screen; the trail keeps what it said. */
export async function editarIncidente(
  { tx }: UnitOfWork,
  { id, versao, dados }: Edicao,
  { hoje, fuso }: { readonly hoje: string; readonly fuso: string },
): Promise<Incidente> {
  requireDatas(dados, hoje, 'dados.')
  await requireVersao(tx, 'incidente', { id, versao }, fuso)
  await tx
    .updateTable('incidente')
    .set({ ...valores(dados), versao: versao + 1 })
    .where('id', '=', id)
    .execute()
  return obter(tx, id, hoje)
}
