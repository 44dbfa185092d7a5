import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { NomeDeCadastro } from '@rh/domain/cadastros/cadastros'
import { abrirCadastros } from '../../test/cadastros.ts'
import { abrir, contratoNovo, findContrato } from '../../test/contratos.ts'
import { aoMesmoTempo } from '../../test/travas.ts'

const c = abrirCadastros()
const { chamar } = c

describe('what was switched off', () => {
  /** Switches a record off, tries, and switches it on again. */
  const desligado = async (nome: NomeDeCadastro, id: number, tentar: () => Promise<void>) => {
    const { body: antes } = await chamar(c.admin, 'GET', `/api/${nome}/${id}`)
    const { body } = await chamar(c.admin, 'POST', `/api/${nome}/ativar`, {
      id,
      versao: antes.versao,
      ativo: false,
    })
    await tentar()
    await chamar(c.admin, 'POST', `/api/${nome}/ativar`, { id, versao: body.versao, ativo: true })
  }

  it('is offered to no new contract or post, and refused there', async () => {
    const novo = await contratoNovo(c.comercial, 'DESLIGADO/1')
    const [posto] = novo.postos.postos
    const casos = [
      ['sindicato', novo.locais.sindicatoId, 'locais.sindicatoId'],
      ['cargo', posto?.cargoId, 'postos.postos.0.cargoId'],
      ['escala', posto?.escalaId, 'postos.postos.0.escalaId'],
      ['uniforme', posto?.kit[0]?.itemId, 'postos.postos.0.kit.0.itemId'],
    ] as const
    for (const [nome, id = 0, campo] of casos)
      await desligado(nome, id, async () => {
        const opcoes = await c.comercial.call('GET /api/contratos/opcoes')
        const cargos = await c.comercial.call('GET /api/contratos/cargos')
        const oferecidos = {
          sindicato: opcoes.sindicatos,
          cargo: cargos.results,
          escala: opcoes.escalas,
          uniforme: opcoes.itens,
        }[nome]
        expect(
          oferecidos.map((opcao) => opcao.id),
          nome,
        ).not.toContain(id)
        const { status, body } = await c.comercial.try('POST /api/contratos/novo', { body: novo })
        expect([nome, status, 'campos' in body ? Object.keys(body.campos ?? {}) : null]).toEqual([
          nome,
          400,
          [campo],
        ])
      })
  })

  it('stays where it was: contract and file are corrected with what they already had', async () => {
    const { id } = await findContrato(c.comercial, 'campus Fortaleza')
    const { versao, numero, objeto, tipo, sindicato, cliente } = await abrir(c.comercial, id)
    await desligado('sindicato', sindicato.id, async () => {
      const dados = {
        numero,
        objeto: `${objeto} (corrigido)`,
        tipo,
        sindicatoId: sindicato.id,
        contatos: cliente.contatos,
      }
      const corrigido = await c.comercial.call('PUT /api/contratos/atualizar', {
        body: { id, versao, acao: 'dados', dados },
      })
      expect(corrigido.objeto).toContain('(corrigido)')
    })
    const { rows } = await sql<{ id: number }>`
      select v.id from vinculo v where v.data_desligamento is null and v.data_admissao < '2026-01-01'
         and not exists (select from vinculo_versao f where f.vinculo_id = v.id and f.vigencia > '2026-09-01')
       order by v.id desc limit 1`.execute(c.rh.db)
    const pessoa = rows[0]?.id ?? 0
    const cadastro = await c.rh.as('cadastro')
    const ficha = await cadastro.call('GET /api/colaborador/obter/:id', { params: { id: pessoa }, query: {} })
    const termos = ficha.versoes.at(-1)?.termos
    if (!termos) throw new Error('No terms')
    await desligado('escala', termos.escalaId, async () => {
      const correcao = {
        ...termos,
        salarioCentavos: termos.salarioCentavos + 100,
        vigencia: '2026-11-20',
        motivo: 'Arredondamento combinado',
      }
      const { status } = await cadastro.try('POST /api/colaborador/versoes/registrar', {
        body: { id: pessoa, versao: ficha.versao, dados: correcao },
      })
      expect(status).toBe(201)
    })
  })
})

describe('two who save the same record at once', () => {
  it('let one through', async () => {
    const { results } = await c.admin.call('GET /api/cargo/listar', { query: {} })
    const [cargo] = results
    if (!cargo) throw new Error('No cargo')
    const { id, versao, titulo, cbo } = cargo
    const salvar = (asoDeRisco: boolean) =>
      c.admin.try('PUT /api/cargo/editar', {
        body: { id, versao, dados: { titulo, cbo, nrs: [], asoDeRisco } },
      })
    const respostas = await Promise.all([salvar(true), salvar(false)])
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('and whoever saves, or switches on, another record of a tree waits and goes on', async () => {
    const criar = async (codigo: string, paiId?: number) =>
      c.admin.call('POST /api/centrodecusto/criar', {
        body: {
          dados: { codigo, descricao: `Centro ${codigo}`, tipo: 'operacional', ...(paiId && { paiId }) },
        },
      })
    const acima = await criar('TR.0')
    const um = await criar('TR.1', acima.id)
    const outro = await criar('TR.2', acima.id)
    const abaixo = await criar('TR.3', um.id)
    await c.admin.call('POST /api/centrodecusto/ativar', { body: { id: abaixo.id, versao: 1, ativo: false } })
    const salvar = ({ id, codigo }: typeof um) =>
      c.admin.try('PUT /api/centrodecusto/editar', {
        body: {
          id,
          versao: 1,
          dados: { codigo, descricao: 'Outro nome', tipo: 'operacional', paiId: acima.id },
        },
      })
    const { esperaram, respostas } = await aoMesmoTempo<{ status: number }>(
      c.rh.db,
      sql`select pg_advisory_xact_lock(hashtextextended('cadastro.centro_de_custo', 0))`,
      [
        () => salvar(um),
        () => salvar(outro),
        () =>
          c.admin.try('POST /api/centrodecusto/ativar', { body: { id: abaixo.id, versao: 2, ativo: true } }),
      ],
    )
    expect(esperaram).toBe(3)
    expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  it('and what is sent twice with one key is created once', async () => {
    const body = { dados: { codigo: 'X1', descricao: 'Enviado duas vezes', tipo: 'operacional' as const } }
    const enviar = () => c.admin.call('POST /api/centrodecusto/criar', { body, chave: 'centro-duas-vezes' })
    const [um, dois] = await Promise.all([enviar(), enviar()])
    expect(um).toEqual(dois)
  })
})
