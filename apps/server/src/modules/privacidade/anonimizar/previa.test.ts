import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { categoriasAnonimizadas } from '@rh/domain/privacidade/anonimizacao'
import { categoriaDe, type NomeDeCategoria } from '@rh/domain/privacidade/categorias'
import { confirmado } from '../../../test/admissoes.ts'
import { createTestApp, type Client, type TestApp } from '../../../test/harness.ts'
import { lerPrazos, listSaidas } from './devidos.ts'
import { obterAnonimizacao } from './previa.ts'

const HOJE = '2033-01-04'

let rh: TestApp
let admin: Client
beforeAll(async () => {
  rh = await createTestApp()
  rh.clock.irPara('2033-01-04T15:00:00Z')
  admin = await confirmado(rh, 'administrador')
})
afterAll(() => rh[Symbol.asyncDispose]())

const ler = () => admin.call('GET /api/privacidade/anonimizacao')
const mudar = async (
  client: Client,
  novo: { ligada: boolean; prazos?: { categoria: NomeDeCategoria; meses: number }[] },
) => {
  const { versao } = await ler()
  return client.try('PUT /api/privacidade/anonimizacao', { body: { versao, prazos: [], ...novo } })
}

describe('/api/privacidade/anonimizacao', () => {
  it('is for an Administrador, and asks for the password before it is changed', async () => {
    expect((await rh.anonimo.try('GET /api/privacidade/anonimizacao')).status).toBe(401)
    const gerente = await rh.as('gerente.rh')
    expect((await gerente.try('GET /api/privacidade/anonimizacao')).status).toBe(403)
    expect((await mudar(gerente, { ligada: true })).status).toBe(403)
    const semSenha = await rh.as('administrador')
    expect(await mudar(semSenha, { ligada: true })).toMatchObject({
      status: 403,
      body: { codigo: 'confirmar_senha' },
    })
    expect((await ler()).desde).toBeNull()
  })

  it('shows who, what and since when, by the term of each kind', async () => {
    const { prazos, devidas, desde } = await ler()
    expect(desde).toBeNull()
    expect(prazos.map(({ categoria }) => categoria)).toEqual(categoriasAnonimizadas)
    expect(devidas.length).toBeGreaterThan(0)
    for (const { saida, categorias } of devidas) {
      expect(categorias.length).toBeGreaterThan(0)
      for (const { categoria, ate } of categorias) {
        const { meses } = categoriaDe(categoria).guarda
        expect(ate).toBe(Temporal.PlainDate.from(saida).add({ months: meses }).toString())
        expect(ate < '2033-01-04').toBe(true)
      }
    }
  })

  it('takes a longer term than the law asks for, and no shorter one', async () => {
    expect(await mudar(admin, { ligada: false, prazos: [{ categoria: 'saude', meses: 239 }] })).toMatchObject(
      { status: 400, body: { campos: { 'prazos.0.meses': expect.stringContaining('NR-7') } } },
    )
    expect(
      (await mudar(admin, { ligada: false, prazos: [{ categoria: 'acessos', meses: 600 }] })).status,
    ).toBe(400)
    const longo = await mudar(admin, { ligada: false, prazos: [{ categoria: 'bancario', meses: 600 }] })
    expect(longo.status).toBe(200)
    const { prazos, devidas } = await ler()
    expect(prazos.find(({ categoria }) => categoria === 'bancario')).toMatchObject({
      minimoMeses: 60,
      meses: 600,
    })
    const tipos = new Set(devidas.flatMap(({ categorias }) => categorias.map(({ categoria }) => categoria)))
    expect(tipos.has('bancario')).toBe(false)
    expect(tipos.has('ferias')).toBe(true)
  })

  it('finds who is due behind any number of people of whom all was let go', async () => {
    const prazos = await lerPrazos(rh.db)
    const saidas = await listSaidas(rh.db, { hoje: HOJE, prazos, limite: 5 })
    const [, , , , ultima] = saidas
    if (!ultima) throw new Error('Fewer than five people of the demo company left')
    await rh.db
      .insertInto('anonimizacao')
      .values(
        saidas.slice(0, 4).flatMap(({ pessoaId, saida }) =>
          categoriasAnonimizadas.map((categoria) => ({
            pessoaId,
            categoria,
            desde: saida,
            meses: 1,
            linhas: 0,
            elos: 0,
            arquivos: 0,
            em: '2032-12-01T07:00:00Z',
          })),
        ),
      )
      .execute()
    const { devidas, haMais } = await obterAnonimizacao(rh.db, HOJE, 2)
    expect(devidas[0]).toMatchObject({ id: ultima.vinculoId })
    expect(await obterAnonimizacao(rh.db, HOJE)).toMatchObject({ devidas, haMais })
  })

  it('is switched on from today, and off again, each time told as a security event', async () => {
    expect(await mudar(admin, { ligada: true })).toMatchObject({ status: 200, body: { desde: '2033-01-04' } })
    expect(await mudar(admin, { ligada: false })).toMatchObject({ status: 200, body: { desde: null } })
    const { results } = await admin.call('GET /api/seguranca/listar', {
      query: { tipo: 'anonimizacao_mudada' },
    })
    expect(results.length).toBeGreaterThan(0)
  })
})
