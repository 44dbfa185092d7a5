import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirVagas, aprovada, comPareceres, confirmado, enviada } from '../../test/admissoes.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { cumprirDo, cumprirVencidas } from '../processo/espera/cumprir.ts'
import { moduloAdmissao } from './modulo.ts'

let rh: TestApp
let operacional: Client
beforeAll(async () => {
  rh = await createTestApp()
  await abrirVagas(rh.db)
  operacional = await rh.as('coordenador.operacional')
})
afterAll(() => rh[Symbol.asyncDispose]())

const verificar = (client: Client, itens: readonly Marcada[]) =>
  client.call('POST /api/admissao/marcadas/verificar', { body: { itens: [...itens] } })
const decidir = (client: Client, itens: readonly Marcada[], mais: object = {}, chave?: string) =>
  client.call('POST /api/admissao/marcadas/decidir', {
    body: { itens: [...itens], ...mais },
    ...(chave !== undefined && { chave }),
  })
type Marcada = Pick<Awaited<ReturnType<typeof enviada>>, 'id' | 'versao'>
const marca = ({ id, versao }: Marcada): Marcada => ({ id, versao })

/** The time to undo is over. */
async function passarATempo(): Promise<void> {
  rh.clock.irPara(rh.clock.agora().add({ seconds: 11 }).toString())
  await cumprirVencidas(rh.deps, { admissao: cumprirDo(moduloAdmissao) })
}
const statusDe = async (id: number) =>
  (await (await rh.as('administrador')).call('GET /api/admissao/obter/:id', { params: { id } })).status

it('refuses to let an act wait that counts at once, before a number of a bond is spent on it', async () => {
  const { id, versao } = await aprovada(rh, operacional)
  const gerente = await confirmado(rh, 'gerente.rh')
  const proxima = async () => (await sql<object>`select last_value from matricula_seq`.execute(rh.db)).rows
  const antes = await proxima()
  expect(
    await gerente.try('POST /api/admissao/efetivar', { body: { id, versao, emEspera: true } }),
  ).toMatchObject({ status: 409, body: { mensagem: 'Esta ação vale na hora e não pode ser desfeita.' } })
  expect(await proxima()).toEqual(antes)
})

describe('the ticked rows of a list', () => {
  it('are checked without writing: what is clean, and why each of the others goes alone', async () => {
    const limpa = await comPareceres(rh, operacional)
    const velha = await comPareceres(rh, operacional)
    const soVaga = await enviada(operacional)
    const coordenador = await rh.as('coordenador')
    const vagas = await rh.as('vagas')
    const gestor = await rh.as('gestor')
    const { results } = await verificar(coordenador, [
      marca(limpa),
      { id: velha.id, versao: velha.versao - 1 },
      marca(soVaga),
      { id: 999_999, versao: 1 },
    ])
    expect(results.map(({ rotulo, sozinha }) => [rotulo, sozinha])).toEqual([
      ['Aprovar', null],
      ['Aprovar', expect.stringMatching(/^Alterado por .* em \d\d\/\d\d\/\d{4}, às \d\d:\d\d\.$/)],
      [null, 'não espera por você agora'],
      [null, expect.any(String)],
    ])
    expect(results[0]?.nome).toBe('Antônia Gonçalves de Sousa')
    const depois = await operacional.call('GET /api/admissao/obter/:id', { params: { id: limpa.id } })
    expect([depois.status, depois.versao, depois.eventos.length]).toEqual([
      'em_analise',
      limpa.versao,
      limpa.eventos.length,
    ])
    // A word that asks for nothing goes; one that says what was looked at goes alone.
    const daVaga = await verificar(vagas, [marca(soVaga)])
    expect(daVaga.results).toMatchObject([{ rotulo: 'Confirmar vaga', sozinha: null }])
    const emAnalise = await comPareceres(rh, operacional, 1)
    const doCadastro = await verificar(await rh.as('cadastro'), [marca(emAnalise)])
    expect(doCadastro.results).toMatchObject([
      { rotulo: 'Conferir documentos', sozinha: 'o parecer diz o que foi conferido' },
    ])
    // The password, and what is no concern of theirs.
    const efetivavel = await aprovada(rh, operacional)
    expect((await verificar(await rh.as('cadastro'), [marca(efetivavel)])).results).toMatchObject([
      { rotulo: 'Efetivar', sozinha: 'a ação pede a senha' },
    ])
    expect((await verificar(gestor, [marca(limpa)])).results[0]?.sozinha).not.toBeNull()
    expect((await rh.anonimo.try('POST /api/admissao/marcadas/verificar')).status).toBe(401)
  })

  it('go alone where an alert is to be read or a document nobody looked at', async () => {
    const registro = await comPareceres(rh, operacional)
    await sql`update processo_anexo set estado = 'enviado' where id = (
      select min(id) from processo_anexo where processo_id = ${registro.id})`.execute(rh.db)
    const coordenador = await rh.as('coordenador')
    const { results } = await verificar(coordenador, [marca(registro)])
    expect(results[0]?.sozinha).toBe('há documento que ninguém conferiu')
    const { results: feitas } = await decidir(coordenador, [marca(registro)])
    expect(feitas).toEqual([
      { id: registro.id, feito: false, mensagem: 'Há documento que ninguém conferiu.' },
    ])
    expect(await statusDe(registro.id)).toBe('em_analise')
  })

  it('are decided one by one: what refuses one stops no other, and a call sent again makes none twice', async () => {
    const uma = await comPareceres(rh, operacional)
    const outra = await comPareceres(rh, operacional)
    const crua = await comPareceres(rh, operacional, 1)
    const coordenador = await rh.as('coordenador')
    const itens = [marca(uma), marca(crua), { id: outra.id, versao: outra.versao - 1 }]
    const { results } = await decidir(coordenador, itens, {}, 'marcadas-1')
    expect(results.map(({ feito }) => feito)).toEqual([true, false, false])
    const deNovo = await decidir(coordenador, itens, {}, 'marcadas-1')
    expect(deNovo.results.map(({ feito }) => feito)).toEqual([true, false, false])
    await passarATempo()
    expect(await Promise.all([uma, outra, crua].map(({ id }) => statusDe(id)))).toEqual([
      'aprovada',
      'em_analise',
      'em_analise',
    ])
    const { eventos } = await coordenador.call('GET /api/admissao/obter/:id', { params: { id: uma.id } })
    expect(eventos.filter(({ nome }) => nome === 'aprovar')).toHaveLength(1)
  })

  it('are told to be in somebody else’s hands where they are, and keep no other one waiting', async () => {
    const presa = await comPareceres(rh, operacional)
    const livre = await comPareceres(rh, operacional)
    const coordenador = await rh.as('coordenador')
    const itens = [marca(presa), marca(livre)]
    const emUso = 'em uso por outra pessoa agora: espere alguns segundos e marque de novo'
    await rh.db.transaction().execute(async (tx) => {
      await sql`select from processo where id = ${presa.id} for update`.execute(tx)
      const { results } = await verificar(coordenador, itens)
      expect(results).toMatchObject([
        { rotulo: 'Aprovar', nome: 'Antônia Gonçalves de Sousa', sozinha: emUso },
        { rotulo: 'Aprovar', sozinha: null },
      ])
      const { results: feitas } = await decidir(coordenador, itens)
      expect(feitas).toMatchObject([
        { feito: false, mensagem: `E${emUso.slice(1)}.` },
        { feito: true, mensagem: null },
      ])
    })
    expect((await verificar(coordenador, [marca(presa)])).results).toMatchObject([{ sozinha: null }])
  })

  it('are decided once when two people tick the same, and never by who spoke for a sector', async () => {
    const registro = await comPareceres(rh, operacional)
    const pessoas = await Promise.all(['coordenador', 'gerente.rh'].map((quem) => rh.as(quem)))
    await Promise.all(pessoas.map((client) => decidir(client, [marca(registro)])))
    await passarATempo()
    await passarATempo()
    const { status, eventos } = await operacional.call('GET /api/admissao/obter/:id', {
      params: { id: registro.id },
    })
    expect([status, eventos.filter(({ nome }) => nome === 'aprovar').length]).toEqual(['aprovada', 1])
    const deQuemFalou = await comPareceres(rh, operacional)
    const cadastro = await rh.as('cadastro')
    expect((await decidir(cadastro, [marca(deQuemFalou)])).results).toMatchObject([{ feito: false }])
  })

  it('are returned together, with the reason', async () => {
    const registro = await comPareceres(rh, operacional)
    const coordenador = await rh.as('coordenador')
    expect(
      (await decidir(coordenador, [marca(registro)], { motivo: 'Falta a escala' })).results,
    ).toMatchObject([{ feito: true }])
    await passarATempo()
    expect(await statusDe(registro.id)).toBe('devolvida')
  })

  it('are fifty at most, each once', async () => {
    const coordenador = await rh.as('coordenador')
    const ler = (itens: readonly Marcada[]) =>
      coordenador.try('POST /api/admissao/marcadas/verificar', { body: { itens: [...itens] } })
    expect((await ler([])).status).toBe(400)
    const muitas = Array.from({ length: 51 }, (_, i) => ({ id: i + 1, versao: 1 }))
    expect((await ler(muitas)).status).toBe(400)
    expect((await ler([muitas[0], muitas[0]] as Marcada[])).status).toBe(400)
  })
})
