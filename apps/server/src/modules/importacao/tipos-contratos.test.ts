import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemasDaTrilha } from '../../test/trilha.ts'
import { createTestApp, senhaDemo, type Client, type TestApp } from '../../test/harness.ts'
import {
  colaborador,
  conferida,
  errosDe,
  esperar,
  importada,
  planilha,
  postosLivres,
  type LinhaDePlanilha,
  type PostoDeTeste,
} from '../../test/planilhas.ts'

let rh: TestApp
let admin: Client
let posto: PostoDeTeste

beforeAll(async () => {
  rh = await createTestApp()
  admin = await rh.as('administrador')
  const [livre] = await postosLivres(rh.db)
  if (!livre) throw new Error('The demo company has no free post')
  posto = livre
  // Room for the rows of these tests.
  await sql`update posto_vigencia set quantidade = quantidade + 50 where posto_id = ${posto.id}`.execute(
    rh.db,
  )
})

afterAll(() => rh[Symbol.asyncDispose]())

const contrato = (mais: LinhaDePlanilha = {}): LinhaDePlanilha => ({
  numero: '801/2026',
  clienteCnpj: '11.222.333/0001-81',
  clienteRazao: 'Hospital Santa Clara S.A.',
  publico: 'Não',
  objeto: 'Limpeza hospitalar',
  inicio: '01/01/2026',
  fim: '31/12/2027',
  sindicato: 'x',
  local: 'Bloco A',
  endereco: 'Avenida Brasil, 120',
  municipio: 'São Paulo',
  uf: 'SP',
  cargo: posto.cargo,
  escala: posto.escala,
  quantidade: 12,
  salario: '2.500,00',
  ...mais,
})

describe('contracts', () => {
  it('come with client, cost centre, places and posts, and employees follow into them', async () => {
    const sindicato = await rh.db.selectFrom('sindicato').select(['nome', 'cnpj']).executeTakeFirstOrThrow()
    const linhas = [
      contrato({ sindicato: sindicato.nome, valorMensal: '90.000,00' }),
      contrato({
        sindicato: sindicato.nome,
        valorMensal: '90.000,00',
        local: 'bloco a',
        quantidade: 3,
        adicional: '20%',
        laudo: 'LTCAT 1',
      }),
      contrato({ sindicato: sindicato.nome, valorMensal: '90.000,00', local: 'Bloco B' }),
      contrato({ sindicato: sindicato.cnpj, numero: '802/2026', valorMensal: null }),
    ]
    const arquivo = await planilha('contratos', linhas)
    expect(await importada(admin, 'contratos', arquivo)).toMatchObject({
      situacao: 'importada',
      existentes: 0,
    })
    const { rows } = await sql<Record<string, unknown>>`
      select co.numero, cl.cnpj, cc.codigo, lo.nome as local, pv.quantidade, pv.insalubridade, pv.desde
        from contrato co join cliente cl on cl.id = co.cliente_id
        join centro_de_custo cc on cc.id = co.centro_de_custo_id
        join posto po on po.contrato_id = co.id join local lo on lo.id = po.local_id
        join posto_vigencia pv on pv.posto_id = po.id
       where co.numero in ('801/2026', '802/2026') order by co.numero, po.id`.execute(rh.db)
    const comum = { numero: '801/2026', cnpj: '11222333000181', codigo: '801/2026', desde: '2026-01-01' }
    expect(rows).toEqual([
      { ...comum, local: 'Bloco A', quantidade: 12, insalubridade: 0 },
      { ...comum, local: 'Bloco A', quantidade: 3, insalubridade: 20 },
      { ...comum, local: 'Bloco B', quantidade: 12, insalubridade: 0 },
      {
        ...comum,
        numero: '802/2026',
        codigo: '802/2026',
        local: 'Bloco A',
        quantidade: 12,
        insalubridade: 0,
      },
    ])
    expect(await conferida(admin, 'contratos', arquivo)).toMatchObject({
      situacao: 'pronta',
      novas: 0,
      existentes: 4,
    })

    const novo = {
      ...posto,
      contrato: '801/2026',
      local: 'Bloco B',
      inicio: '2026-01-01',
      salarioCentavos: 250_000,
    }
    const gente = [1, 2].map(() => colaborador(novo))
    expect(await importada(admin, 'colaboradores', await planilha('colaboradores', gente))).toMatchObject({
      novas: 2,
    })
    expect(await problemasDaTrilha(rh.db)).toEqual([])
  })

  it('agree with themselves, with the registers and with what is there', async () => {
    const { nome: sindicato } = await rh.db.selectFrom('sindicato').select('nome').executeTakeFirstOrThrow()
    const { id } = await conferida(
      admin,
      'contratos',
      await planilha('contratos', [
        contrato({ numero: '803/2026', sindicato }),
        contrato({ numero: '803/2026', sindicato, local: 'Bloco B', fim: '31/12/2028' }),
        contrato({ numero: '804/2026', sindicato: 'Ninguém', cargo: 'Astronauta', municipio: 'Atlântida' }),
        contrato({ numero: '801/2026', sindicato, local: 'Bloco Z' }),
      ]),
    )
    expect(await errosDe(admin, id)).toEqual([
      'G3: Fim é diferente da linha 2, do mesmo contrato. Deixe as duas iguais.',
      'H4: Este sindicato não está cadastrado. Inclua-o em Cadastros › Sindicatos.',
      'M4: Este cargo não está cadastrado. Inclua-o em Cadastros › Cargos.',
      'K4: Não há este município em SP. Confira o nome e a UF.',
      'I5: O contrato já está no sistema sem este posto. Acrescente-o por um aditivo, em Contratos.',
    ])
  })

  it('name a post once, however its place is spelled', async () => {
    const { nome: sindicato } = await rh.db.selectFrom('sindicato').select('nome').executeTakeFirstOrThrow()
    const { id, situacao } = await conferida(
      admin,
      'contratos',
      await planilha('contratos', [
        contrato({ numero: '805/2026', sindicato }),
        contrato({ numero: '805/2026', sindicato, local: 'BLOCO A' }),
      ]),
    )
    expect(situacao).toBe('com_erros')
    expect(await errosDe(admin, id)).toEqual([expect.stringMatching(/^A3: Repete a linha 2: /)])
  })
})

const usuario = (mais: LinhaDePlanilha = {}): LinhaDePlanilha => ({
  usuario: 'rosa.lima',
  nome: 'Rosa Lima Prado',
  email: 'rosa.lima@alvorecer.example',
  grupos: 'Cadastro; beneficio',
  horario: 'Comercial',
  ...mais,
})

describe('users', () => {
  it('come with groups, hours and contracts, and get in with the code that is shown once', async () => {
    const linhas = [
      usuario(),
      usuario({
        usuario: 'GIL.SOUSA',
        email: 'gil@alvorecer.example',
        grupos: 'Gestor',
        contratos: posto.contrato,
      }),
    ]
    const pronta = await conferida(admin, 'usuarios', await planilha('usuarios', linhas))
    const { id, versao } = pronta
    expect(pronta).toMatchObject({ situacao: 'pronta', novas: 2 })
    const sem = await admin.try('POST /api/importacao/confirmar', { body: { id, versao } })
    expect(sem).toMatchObject({ status: 403, body: { codigo: 'confirmar_senha' } })
    await admin.call('POST /api/auth/confirmar', { body: { senha: senhaDemo } })
    await admin.call('POST /api/importacao/confirmar', { body: { id, versao } })
    expect(await esperar(admin, id)).toMatchObject({ situacao: 'importada' })
    const { rows } = await sql<Record<string, unknown>>`
      select u.usuario, u.troca_senha_obrigatoria as troca,
             (select array_agg(distinct g.nome order by g.nome) from usuario_grupo ug join grupo g on g.id = ug.grupo_id
               where ug.usuario_id = u.id) as grupos,
             (select count(*)::int from horario h where h.usuario_id = u.id) as janelas,
             (select array_agg(co.numero) from usuario_contrato uc join contrato co on co.id = uc.contrato_id
               where uc.usuario_id = u.id) as contratos
        from usuario u where u.usuario in ('rosa.lima', 'gil.sousa') order by u.usuario`.execute(rh.db)
    expect(rows).toEqual([
      { usuario: 'gil.sousa', troca: true, grupos: ['Gestor'], janelas: 10, contratos: [posto.contrato] },
      { usuario: 'rosa.lima', troca: true, grupos: ['Beneficio', 'Cadastro'], janelas: 10, contratos: null },
    ])

    const { results } = await admin.call('POST /api/importacao/codigos', { body: { id } })
    expect(results.map(({ usuario: nome }) => nome).toSorted()).toEqual(['gil.sousa', 'rosa.lima'])
    for (const { codigo } of results) expect(codigo).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/)
    const guardado = await sql<{ n: number }>`
      select count(*)::int as n from idempotencia where resposta::text like '%' || ${results[0]?.codigo ?? '?'} || '%'`.execute(
      rh.db,
    )
    expect(guardado.rows[0]?.n).toBe(0)
    const outra = await conferida(admin, 'usuarios', await planilha('usuarios', linhas))
    expect(outra).toMatchObject({ situacao: 'pronta', novas: 0, existentes: 2 })
  })

  it('are refused for names that are taken, groups that do not exist and contracts that are missing', async () => {
    const linhas = [
      usuario({ usuario: 'comercial', email: 'outro@alvorecer.example' }),
      usuario({ usuario: 'ana.b', email: 'ana@alvorecer.example', grupos: 'Chefia' }),
      usuario({ usuario: 'ana.c', email: 'c@alvorecer.example', grupos: 'Gestor' }),
      usuario({ usuario: 'ana.d', email: 'd@alvorecer.example', contratos: '999/1999' }),
      usuario({ usuario: 'ana e', email: 'e@alvorecer.example' }),
      usuario({ usuario: 'ana.f', email: 'c@alvorecer.example' }),
    ]
    const { id } = await conferida(admin, 'usuarios', await planilha('usuarios', linhas))
    expect(await errosDe(admin, id)).toEqual([
      expect.stringMatching(/^A2: Este usuário já é de comercial \(.+\)\. Escolha outro\.$/),
      'D3: O grupo “Chefia” não existe. Veja os grupos na aba Listas do modelo.',
      'F4: Gestor e Assistente Gestor só veem os contratos escolhidos: informe pelo menos um.',
      'F5: Não há o contrato 999/1999. Importe os contratos antes, ou corrija o número.',
      expect.stringMatching(/^A6: Use de 3 a 60 letras sem acento/),
      'C7: Este e-mail já está na linha 4. Escolha outro.',
    ])
  })
})
