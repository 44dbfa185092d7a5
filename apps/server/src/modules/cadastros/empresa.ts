import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Exigencia } from '@rh/domain/acesso/segundo-fator'
import type { ArquivoEnviado, ArquivoServido } from '@rh/domain/http/arquivo'
import type { EmpresaRegistro, empresaSchema, VarianteDeLogo } from '@rh/domain/cadastros/empresa'
import type { Db, Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { failure } from '../../http/failure.ts'
import { desenharImagem } from '../../arquivos/imagem.ts'
import { requireVersao } from './versao.ts'

const EMPRESA = 1
const LOGO_TIPO = 'image/webp'

/** Where a logo is fetched by anyone; the version in the address lets it be kept for good. */
const enderecoDoLogo = (variante: VarianteDeLogo, versao: string): string =>
  `/api/config/logo/${variante}?v=${versao}`

/** What stands in until the company sends its own. */
const padrao: Readonly<Record<VarianteDeLogo, string>> = {
  grande: '/logo.svg',
  pequena: '/logo-pequena.svg',
}

export async function obterEmpresa(db: Db | Tx): Promise<EmpresaRegistro> {
  const { pedidaPor, pedidaPorNome, pedidaEm, ...empresa } = await db
    .selectFrom('empresa as e')
    .leftJoin('municipio as m', 'm.ibge', 'e.municipioIbge')
    .leftJoin('usuario as u', 'u.id', 'e.autoaprovacaoPedidaPor')
    .select(['e.razaoSocial', 'e.nomeFantasia', 'e.cnpj', 'e.municipioIbge', 'e.versao'])
    .select(sql<string | null>`m.nome || ' (' || m.uf || ')'`.as('municipio'))
    .select([
      'e.permiteAutoaprovacao',
      'e.sabadoRepouso',
      'e.alertasContratoDias',
      'e.alertasExperienciaDias',
      'e.inatividadeMin',
    ])
    // A constraint of the table says that it is one of these.
    .select(sql<Exigencia>`e.segundo_fator`.as('segundoFator'))
    .select(['u.id as pedidaPor', 'u.nome as pedidaPorNome', 'e.autoaprovacaoPedidaEm as pedidaEm'])
    .executeTakeFirstOrThrow()
  const logos = await db.selectFrom('empresaLogo').select(['variante', 'versao']).execute()
  const enderecoDe = (variante: VarianteDeLogo): string | null => {
    const logo = logos.find((candidato) => candidato.variante === variante)
    return logo ? enderecoDoLogo(variante, logo.versao) : null
  }
  const autoaprovacaoPedida =
    pedidaPor !== null && pedidaPorNome !== null && pedidaEm !== null
      ? { id: pedidaPor, nome: pedidaPorNome, em: pedidaEm }
      : null
  return {
    ...empresa,
    autoaprovacaoPedida,
    logos: { grande: enderecoDe('grande'), pequena: enderecoDe('pequena') },
  }
}

interface Edicao {
  readonly versao: number
  readonly dados: z.output<typeof empresaSchema>
}

export async function editarEmpresa(
  { tx }: UnitOfWork,
  { versao, dados }: Edicao,
  fuso: string,
): Promise<void> {
  const { municipioIbge = null, ...resto } = dados
  await requireVersao(tx, 'empresa', { id: EMPRESA, versao }, fuso)
  if (municipioIbge !== null && !(await isMunicipio(tx, municipioIbge)))
    throw failure('validacao', { campos: { 'dados.municipioIbge': 'Escolha um município da lista' } })
  await tx
    .updateTable('empresa')
    .set({ ...resto, municipioIbge, versao: versao + 1 })
    .where('id', '=', EMPRESA)
    .execute()
}

const isMunicipio = async (tx: Tx, ibge: number): Promise<boolean> =>
  (await tx.selectFrom('municipio').select('ibge').where('ibge', '=', ibge).executeTakeFirst()) !== undefined

/** Widest side of what is kept: sharp on any screen, small in any download. */
const LADO_PX: Readonly<Record<VarianteDeLogo, number>> = { grande: 640, pequena: 256 }

export const desenharLogo = (arquivo: ArquivoEnviado, variante: VarianteDeLogo): Promise<Buffer> =>
  desenharImagem(arquivo, (imagem) =>
    imagem
      .resize(LADO_PX[variante], LADO_PX[variante], { fit: 'inside', withoutEnlargement: true })
      // Flat colours keep their edges, and a transparent ground stays transparent.
      .webp({ quality: 90, nearLossless: true }),
  )

export async function salvarLogo(
  { tx }: UnitOfWork,
  variante: VarianteDeLogo,
  conteudo: Buffer,
): Promise<void> {
  const versao = createHash('sha256').update(conteudo).digest('hex').slice(0, 16)
  const logo = { tipo: LOGO_TIPO, conteudo, versao }
  await tx
    .insertInto('empresaLogo')
    .values({ variante, ...logo })
    .onConflict((oc) => oc.columns(['empresaId', 'variante']).doUpdateSet(logo))
    .execute()
  await apontarLogo(tx, variante, enderecoDoLogo(variante, versao))
}

export async function retirarLogo({ tx }: UnitOfWork, variante: VarianteDeLogo): Promise<void> {
  await tx.deleteFrom('empresaLogo').where('variante', '=', variante).execute()
  await apontarLogo(tx, variante, padrao[variante])
}

/** The address that `GET /api/config` gives to every page. */
const apontarLogo = (tx: Tx, variante: VarianteDeLogo, endereco: string) =>
  tx
    .updateTable('empresa')
    .set(variante === 'grande' ? { logo: endereco } : { logoPequena: endereco })
    .execute()

export async function servirLogo(
  db: Db,
  variante: VarianteDeLogo,
  pedida: string | undefined,
): Promise<ArquivoServido> {
  const logo = await db
    .selectFrom('empresaLogo')
    .select(['conteudo', 'versao'])
    .where('variante', '=', variante)
    .executeTakeFirst()
  if (!logo) throw failure('nao_encontrado')
  return { ...logo, tipo: LOGO_TIPO, ...(pedida === logo.versao ? { imutavel: true as const } : {}) }
}
