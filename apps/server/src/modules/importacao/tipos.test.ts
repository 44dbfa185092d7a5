import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemasDaTrilha } from '../../test/trilha.ts'
import { novoCpf } from '../../test/admissoes.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import {
  colaborador,
  conferida,
  errosDe,
  importada,
  planilha,
  postosLivres,
  type LinhaDePlanilha,
  type PostoDeTeste,
} from '../../test/planilhas.ts'
import { abrirConta } from '../colaborador/conta.ts'

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

const erros = async (linhas: readonly LinhaDePlanilha[]): Promise<string[]> =>
  errosDe(admin, (await conferida(admin, 'colaboradores', await planilha('colaboradores', linhas))).id)

const vinculosDe = async (cpf: string) => {
  const { rows } = await sql<Record<string, unknown>>`
    select v.matricula, v.data_admissao, v.data_desligamento, ve.posto_id, ve.salario_centavos, ve.vigencia,
           al.inicio, al.fim, pe.nome
      from pessoa pe join vinculo v on v.pessoa_id = pe.id
      join vinculo_versao ve on ve.vinculo_id = v.id join alocacao al on al.vinculo_id = v.id
     where pe.cpf = ${cpf} order by v.data_admissao`.execute(rh.db)
  return rows
}

describe('employees', () => {
  it('come with person, bond, version and place, under the matrícula they have or a new one', async () => {
    const [uma, outra] = [novoCpf(), novoCpf()]
    const linhas = [
      colaborador(posto, {
        cpf: uma,
        matricula: '77-A',
        categoria: 'aprendiz',
        nascimento: '01/02/2006',
        deficiencia: 'nenhuma',
        banco: 1,
        conta: '123456',
        contaTipo: 'salário',
      }),
      colaborador(posto, {
        cpf: Number(outra),
        nome: 'Davi Nunes Prado',
        experienciaDias: 45,
        experienciaProrrogacaoDias: 45,
        salario: posto.salarioCentavos / 100,
      }),
    ]
    const feita = await importada(admin, 'colaboradores', await planilha('colaboradores', linhas))
    expect(feita).toMatchObject({ situacao: 'importada', novas: 2, comErro: 0 })
    const { rows: efeitos } = await sql<{ contratoId: number }>`
      select e.contrato_id from efeito e join vinculo v on v.id = e.vinculo_id join pessoa p on p.id = v.pessoa_id
       where e.tipo = 'colaborador.importado' and p.cpf in (${uma}, ${outra})`.execute(rh.db)
    expect(efeitos).toHaveLength(2)
    const comum = {
      dataAdmissao: posto.inicio,
      dataDesligamento: null,
      postoId: posto.id,
      salarioCentavos: posto.salarioCentavos,
      vigencia: posto.inicio,
      inicio: posto.inicio,
      fim: null,
    }
    expect(await vinculosDe(uma)).toEqual([
      { ...comum, matricula: '77-A', nome: 'Antônia Gonçalves de Sousa' },
    ])
    expect(await vinculosDe(outra)).toEqual([
      { ...comum, matricula: expect.stringMatching(/^\d{6}$/), nome: 'Davi Nunes Prado' },
    ])
    const aprendiz = await rh.db
      .selectFrom('pessoa as pe')
      .innerJoin('vinculo as v', 'v.pessoaId', 'pe.id')
      .select(['pe.id', 'v.categoria', 'pe.deficiencia', 'pe.banco', 'pe.conta', 'pe.contaTipo'])
      .where('pe.cpf', '=', uma)
      .executeTakeFirstOrThrow()
    // The zeros of the bank that the spreadsheet ate are back.
    expect(await abrirConta(rh.db, aprendiz.id, aprendiz)).toEqual({
      id: aprendiz.id,
      categoria: '103',
      deficiencia: 'nao',
      banco: '001',
      conta: '123456',
      contaTipo: 'CS',
    })
    const lista = await admin.call('GET /api/colaborador/listar', { query: { busca: '77' } })
    expect(lista.results).toMatchObject([{ matricula: '77-A', nome: 'Antônia Gonçalves de Sousa' }])
    expect(await problemasDaTrilha(rh.db)).toEqual([])
  })

  it('come again without effect, and never change who is there', async () => {
    const linha = colaborador(posto)
    await importada(admin, 'colaboradores', await planilha('colaboradores', [linha]))
    const outroNome = { ...linha, nome: 'Outro Nome Qualquer' }
    const repetida = await conferida(admin, 'colaboradores', await planilha('colaboradores', [outroNome]))
    expect(repetida).toMatchObject({ situacao: 'pronta', novas: 0, existentes: 1 })
    expect(await vinculosDe(String(linha['cpf']))).toMatchObject([{ nome: 'Antônia Gonçalves de Sousa' }])
    expect(await erros([{ ...linha, matricula: '99999', nascimento: '18/04/1991' }])).toEqual([
      expect.stringMatching(/^\w+2: Este vínculo já está no sistema com a matrícula \d{6}\.$/),
      'C2: Esta pessoa está no sistema com outro nascimento. Confira o CPF e a data.',
    ])
  })

  it('who left and came back is one person with two bonds', async () => {
    const cpf = novoCpf()
    const antes = colaborador(posto, { cpf, dataDesligamento: '31/01/2026', matricula: '000555' })
    const depois = colaborador(posto, { cpf, dataAdmissao: '01/06/2026', matricula: '556' })
    await importada(admin, 'colaboradores', await planilha('colaboradores', [antes, depois]))
    expect(await vinculosDe(cpf)).toMatchObject([
      { matricula: '000555', dataDesligamento: '2026-01-31', fim: '2026-01-31' },
      { matricula: '556', dataDesligamento: null, dataAdmissao: '2026-06-01' },
    ])
  })

  it('their matrículas are never given again, with or without zeros', async () => {
    const { rows } = await sql<{ n: number }>`select last_value::int as n from matricula_seq`.execute(rh.db)
    const proximas = [1, 2, 4].map((mais) => String((rows[0]?.n ?? 0) + mais))
    const [a = '', b = '', c = ''] = proximas
    const linhas = [
      colaborador(posto),
      colaborador(posto, { matricula: a }),
      colaborador(posto, { matricula: b.padStart(6, '0') }),
      colaborador(posto, { matricula: c }),
      colaborador(posto),
    ]
    await importada(admin, 'colaboradores', await planilha('colaboradores', linhas))
    const dadas = await Promise.all([linhas[0], linhas[4]].map((linha) => vinculosDe(String(linha?.['cpf']))))
    expect(dadas.flat().map(({ matricula }) => Number(matricula))).toEqual([Number(a) + 2, Number(a) + 4])
    expect(await erros([colaborador(posto, { matricula: `00${a}` })])).toEqual([
      expect.stringContaining('A matrícula já é de Antônia Gonçalves de Sousa'),
    ])
  })

  it('are refused row by row for what the company or the law does not allow', async () => {
    const cpf = novoCpf()
    const mensagens = await erros([
      colaborador(posto, { contrato: '999/1999' }),
      colaborador(posto, { local: 'Marte' }),
      colaborador(posto, { cargo: 'Astronauta' }),
      colaborador(posto, { escala: '7x0' }),
      colaborador(posto, { salario: '1,00' }),
      colaborador(posto, { cpf: '111.111.111-11' }),
      colaborador(posto, { cpf }),
      colaborador(posto, { cpf, dataAdmissao: '20/11/2026' }),
      colaborador(posto, { nascimento: '01/01/2015' }),
      colaborador(posto, { dataAdmissao: '01/12/2026' }),
    ])
    const lugar = `linha 8, desde ${posto.inicio.split('-').toReversed().join('/')}`
    expect(mensagens).toEqual([
      'T2: Não há o contrato “999/1999”. Importe os contratos antes, ou corrija o número.',
      `U3: Não há o local “Marte”. Veja os locais do contrato ${posto.contrato} em Contratos.`,
      `V4: Não há o cargo “Astronauta”. Veja os cargos dos postos de ${posto.local} em Contratos.`,
      `W5: Não há a escala “7x0”. Veja as escalas de ${posto.cargo} em ${posto.local}.`,
      expect.stringMatching(/^X6: Abaixo do menor salário deste cargo e jornada, R\$/),
      'A7: CPF inválido: confira os 11 dígitos.',
      expect.stringMatching(
        /^A8: Esta pessoa já tem outro vínculo no mesmo período \(linha 9, desde 20\/11\/2026\)/,
      ),
      `A9: Esta pessoa já tem outro vínculo no mesmo período (${lugar}). Confira as datas de admissão e desligamento.`,
      expect.stringMatching(/^C10: Não é permitido admitir menor de 16 anos/),
      expect.stringMatching(/^S11: A admissão ainda não aconteceu/),
    ])
  })

  it('are told all that is wrong with a row at once, though some cell cannot be read', async () => {
    const mensagens = await erros([
      colaborador(posto, {
        cpf: '111.111.111-11',
        local: 'Marte',
        municipio: 'Lua',
        dataAdmissao: '01/12/2026',
      }),
      colaborador(posto, { nascimento: 'ontem', salario: '1,00' }),
    ])
    expect(mensagens).toEqual([
      'A2: CPF inválido: confira os 11 dígitos.',
      expect.stringMatching(/^U2: Não há o local “Marte”/),
      expect.stringMatching(/^S2: A admissão ainda não aconteceu/),
      expect.stringMatching(/2: Não há este município em SP/),
      expect.stringMatching(/^C3: /),
      expect.stringMatching(/^X3: Abaixo do menor salário/),
    ])
  })

  it('live in a town that exists, and the refusal quotes what the cell says', async () => {
    const linhas = [
      colaborador(posto, { municipio: 'São Paulo dos Ausentes' }),
      colaborador(posto, { salario: '1,00' }),
    ]
    const vista = await conferida(admin, 'colaboradores', await planilha('colaboradores', linhas))
    const { results } = await admin.call('GET /api/importacao/erros/:id', {
      params: { id: vista.id },
      query: {},
    })
    expect(results.map(({ valor, mensagem }) => [valor.replace(/\s/g, ' '), mensagem])).toEqual([
      ['São Paulo dos Ausentes', 'Não há este município em SP. Confira o nome e a UF.'],
      ['R$ 1,00', expect.stringMatching(/^Abaixo do menor salário/)],
    ])
  })

  it('find a slot each, and the one too many is told', async () => {
    const cheio = (await postosLivres(rh.db)).findLast(({ vagas }) => vagas === 1)
    if (!cheio) throw new Error('The demo company has no post with one slot')
    const linhas = [
      colaborador(cheio),
      colaborador(cheio),
      colaborador(cheio, { dataDesligamento: '01/10/2026' }),
    ]
    const vista = await conferida(admin, 'colaboradores', await planilha('colaboradores', linhas))
    expect(vista).toMatchObject({ situacao: 'com_erros', novas: 2, comErro: 1 })
    expect(await errosDe(admin, vista.id)).toEqual([
      `V3: Não há vaga livre para ${cheio.cargo} em ${cheio.local}: todas as do contrato estão ocupadas.`,
    ])
  })
})
