import type { ItemDoChecklist } from '@rh/domain/processo/anexos'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { checklistDe } from '@rh/domain/processos/admissao/checklist'
import type { DadosParciais } from '@rh/domain/processos/admissao/etapas'
import type { Fatos } from '@rh/domain/processos/admissao/rule'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'
import { estadosDosAnexos, listTiposDeDocumento } from '../processo/anexos/repository.ts'

type FatosDoFormulario = Pick<Fatos, 'diasComTransporte' | 'municipios' | 'documentos'>

/** What the rules ask of the registers about the later steps of a form. */
export async function findFatosDoFormulario(
  db: Db | Tx,
  dados: DadosParciais,
  dia: string,
  processoId: number | null,
): Promise<FatosDoFormulario> {
  const { escalaVtId } = dados.beneficios
  const { ufNascimento, municipioNascimento } = dados.pessoais
  const [diasComTransporte, endereco, nascimento, documentos] = await Promise.all([
    escalaVtId === undefined ? null : findDiasComTransporte(db, escalaVtId),
    existeMunicipio(db, dados.endereco.uf, dados.endereco.municipio),
    existeMunicipio(db, ufNascimento, municipioNascimento),
    listChecklist(db, dados, dia, processoId),
  ])
  return { diasComTransporte, municipios: { endereco, nascimento }, documentos }
}

async function findDiasComTransporte(db: Db | Tx, id: number): Promise<number | null> {
  const escala = await db.selectFrom('escalaVt').select('diasMes').where('id', '=', id).executeTakeFirst()
  return escala?.diasMes ?? null
}

async function existeMunicipio(
  db: Db | Tx,
  uf: string | undefined,
  nome: string | undefined,
): Promise<boolean | null> {
  if (uf === undefined || nome === undefined) return null
  const municipio = await db
    .selectFrom('municipio')
    .select('ibge')
    .where('uf', '=', uf)
    .where('nomeBusca', '=', sql<string>`busca(${nome})`)
    .executeTakeFirst()
  return municipio !== undefined
}

/** The documents asked of the person of a form, each as its files stand. */
export async function listChecklist(
  db: Db | Tx,
  dados: DadosParciais,
  dia: string,
  processoId: number | null,
): Promise<ItemDoChecklist[]> {
  const [tipos, posto, estados] = await Promise.all([
    listTiposDeDocumento(db, admissao.name),
    findPostoPerfil(db, dados.vaga.postoId),
    processoId === null ? new Map() : estadosDosAnexos(db, processoId),
  ])
  return checklistDe(tipos, { dados, dia, ...posto }, (tipoId) => estados.get(tipoId) ?? 'pendente')
}

async function findPostoPerfil(db: Db | Tx, postoId: number | undefined) {
  const nenhum = { cargoNrs: [], escalaTipo: null }
  if (postoId === undefined) return nenhum
  const posto = await db
    .selectFrom('posto as po')
    .innerJoin('cargo as ca', 'ca.id', 'po.cargoId')
    .innerJoin('escala as es', 'es.id', 'po.escalaId')
    .select(['ca.nrs as cargoNrs', 'es.tipo as escalaTipo'])
    .where('po.id', '=', postoId)
    .modifyEnd(prepared)
    .executeTakeFirst()
  return posto ?? nenhum
}
