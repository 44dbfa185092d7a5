import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isDependenteElegivel } from '@rh/domain/regras/beneficios/salario-familia'
import { grupos } from '@rh/domain/setores/grupos'
import { setores } from '@rh/domain/setores/setores'
import { loginDoGrupo } from '../../seed/usuarios.ts'
import { criarColaborador, guardarConta, novaVersao, postoDe } from '../../test/colaboradores.ts'
import { createTestApp, type TestApp } from '../../test/harness.ts'

let rh: TestApp
let meu: Awaited<ReturnType<typeof postoDe>>

beforeAll(async () => {
  rh = await createTestApp()
  meu = await postoDe(rh.db, 'assistente.gestor')
  const admissao = '2024-03-04'
  const alheio = await postoDe(rh.db, 'gestor', false)
  await criarColaborador(rh.db, {
    nome: 'Ângela Inês Ximenes',
    matricula: '900001',
    cpf: '52998224725',
    posto: meu,
    admissao,
  })
  await criarColaborador(rh.db, {
    nome: 'Ximenes Alheio da Cruz',
    matricula: '900002',
    posto: alheio,
    admissao,
  })
})
afterAll(() => rh[Symbol.asyncDispose]())

describe('the layout for the payroll', () => {
  const query = { formato: 'csv', busca: 'ximenes' } as const
  const pedir = async (login: string) =>
    (await rh.as(login)).try('GET /api/colaborador/folha/exportar', { query })

  it('has whole CPF, PIS, the pay of the day and the account, for who sees them in the file', async () => {
    const { id } = await rh.db
      .selectFrom('vinculo')
      .select('id')
      .where('matricula', '=', '900001')
      .executeTakeFirstOrThrow()
    await novaVersao(rh.db, id, meu, '2026-11-01', 234_567)
    await novaVersao(rh.db, id, meu, '2026-12-01', 999_999)
    const conta = { banco: '001', agencia: '1234', conta: '98765', contaDigito: '0', contaTipo: 'CS' }
    await guardarConta(rh.db, sql`cpf = '52998224725'`, { pis: '12056412547', ...conta })
    const cadastro = await rh.as('cadastro')
    const arquivo = await cadastro.call('GET /api/colaborador/folha/exportar', { query })
    const [cabeca = '', ...linhas] = (await arquivo.text()).trimEnd().split('\r\n')
    const [dela = ''] = linhas.filter((linha) => linha.includes('900001'))
    const valor = Object.fromEntries(cabeca.split(';').map((nome, i) => [nome, dela.split(';')[i]]))
    expect(valor).toMatchObject({
      'Nome completo': 'Ângela Inês Ximenes',
      CPF: '529.982.247-25',
      'PIS/PASEP': '120.56412.54-7',
      Salário: '2345,67',
      'Dígito da conta': '0',
      'Tipo de conta': 'Conta-salário',
    })
    expect(valor['Banco']).toMatch(/^001 · /)
    expect(linhas.map((linha) => linha.includes('900002'))).toContain(true)
    const feita = await rh.db
      .selectFrom('exportacao')
      .select('linhas')
      .where('chamada', '=', 'GET /api/colaborador/folha/exportar')
      .execute()
    expect(feita).toEqual([{ linhas: linhas.length }])
  })

  it('Decreto 3.048/1999 art. 88 II: counts for the salário-família who turns 14 until the end of that month', async () => {
    const id = await criarColaborador(rh.db, {
      nome: 'Genoveva Mãe de Muitos',
      matricula: '800001',
      posto: meu,
      admissao: '2024-01-02',
    })
    const filhos = [
      // Turn 14 today and tomorrow.
      { nascimento: '2012-11-20', incapaz: false },
      { nascimento: '2012-11-21', incapaz: false },
      { nascimento: '2010-05-04', incapaz: false },
      { nascimento: '2010-05-04', incapaz: true },
      // Of a 29 February that 2026 has not, and of the day after that of 2024.
      { nascimento: '2012-02-29', incapaz: false },
      { nascimento: '2010-03-01', incapaz: false },
    ]
    for (const { nascimento, incapaz } of filhos)
      await sql`insert into dependente (pessoa_id, nome, nascimento, parentesco, salario_familia, incapaz, inicio)
        select pessoa_id, 'Filho de Teste', ${nascimento}::date, '03', true, ${incapaz}, ${nascimento}::date
          from vinculo where id = ${id}`.execute(rh.db)
    const cadastro = await rh.as('cadastro')
    const contadosEm = async (em: string) => {
      const colunas = 'matricula,dependentesSf'
      const arquivo = await cadastro.call('GET /api/colaborador/folha/exportar', {
        query: { formato: 'csv', busca: '800001', colunas, em },
      })
      return Number((await arquivo.text()).trimEnd().split('\r\n').at(-1)?.split(';')[1])
    }
    const elegiveisEm = (em: string) =>
      filhos.filter(({ nascimento, incapaz }) => isDependenteElegivel(nascimento, em, incapaz)).length
    const dias = [
      '2026-11-20',
      '2026-02-28',
      '2026-03-01',
      '2024-03-31',
      '2024-04-01',
      '2024-05-31',
      '2024-06-01',
    ]
    const contados: number[] = []
    for (const em of dias) contados.push(await contadosEm(em))
    expect(contados).toEqual([3, 4, 3, 6, 5, 5, 4])
    expect(contados).toEqual(dias.map(elegiveisEm))
  })

  it('is of Rh alone', async () => {
    const status: (readonly [string, number])[] = []
    for (const grupo of grupos) status.push([grupo, (await pedir(loginDoGrupo(grupo))).status])
    expect(status.filter(([, codigo]) => codigo === 200).map(([grupo]) => grupo)).toEqual(
      grupos.filter((grupo) => (setores.rh.grupos as readonly string[]).includes(grupo)),
    )
    expect(status.every(([, codigo]) => codigo === 200 || codigo === 403)).toBe(true)
  })
})
