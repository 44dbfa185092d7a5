import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { streamXlsxRows } from 'hucre/xlsx'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EnvioDaFolha, PreviaDaFolha } from '@rh/domain/contract/folha'
import { layoutPadrao } from '@rh/domain/integracoes/folha'
import { criarColaborador, guardarConta, novaVersao, postoDe } from '../../test/colaboradores.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { noiteDe } from '../../test/clock.ts'

// Nobody of the demo is of March 2031: what happens there is only what these tests bring about.
const AGORA = noiteDe('2031-03-10')
const MES = '2031-03'
const SEGUINTE = '2031-04'

let rh: TestApp
let coordenador: Client
beforeAll(async () => {
  rh = await createTestApp()
})
beforeEach(async () => {
  rh.clock.irPara(AGORA)
  coordenador = await rh.as('coordenador')
})
afterAll(() => rh[Symbol.asyncDispose]())

const prever = (competencia = MES): Promise<PreviaDaFolha> =>
  coordenador.call('GET /api/folha/previa', { query: { competencia } })
const tentarFechar = (
  previa: Pick<PreviaDaFolha, 'competencia' | 'marca'>,
  formato: 'csv' | 'json' | 'xlsx' = 'json',
) =>
  coordenador.try('POST /api/folha/fechar', {
    body: { competencia: previa.competencia, marca: previa.marca, formato },
  })
async function fechar(competencia = MES, formato: 'csv' | 'json' | 'xlsx' = 'json'): Promise<EnvioDaFolha> {
  const { status, body } = await tentarFechar(await prever(competencia), formato)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}
const baixar = async (id: number, quem = coordenador): Promise<Buffer> => {
  const arquivo = await quem.call('GET /api/folha/arquivo/:id', { params: { id } })
  return Buffer.from(await arquivo.arrayBuffer())
}
const recusar = (id: number) =>
  coordenador.try('POST /api/folha/recusar', { body: { id, motivo: 'A folha devolveu o arquivo' } })

let proxima = 0
/** Somebody new in the company, admitted on a day. */
async function admitir(admissao: string, nome?: string): Promise<number> {
  proxima += 1
  const posto = await postoDe(rh.db, 'gestor')
  return criarColaborador(rh.db, {
    nome: nome ?? `Pessoa da Folha ${proxima}`,
    matricula: `F${String(proxima).padStart(5, '0')}`,
    posto,
    admissao,
  })
}
const linhasDe = ({ eventos }: PreviaDaFolha, vinculoId: number) =>
  eventos
    .filter(({ colaboradorId }) => colaboradorId === vinculoId)
    .map(({ tipo, operacao, retroativo }) => `${tipo} ${operacao}${retroativo ? ' retroativo' : ''}`)

describe('GET /api/folha/previa', () => {
  it('begins with the first month: nothing that happened before it is sent', async () => {
    const antes = await admitir('2031-02-20')
    const novo = await admitir('2031-03-03')
    const previa = await prever()
    expect(previa).toMatchObject({ competencia: MES, sequencia: 1, desde: MES, impedimento: null })
    expect(linhasDe(previa, novo)).toEqual(['admissao inclusao'])
    expect(linhasDe(previa, antes)).toEqual([])
  })

  it('says why a month cannot be closed', async () => {
    expect((await prever('2031-04')).impedimento).toBe(
      'abril de 2031 ainda não começou: feche até a competência de hoje.',
    )
    expect(
      (await coordenador.try('GET /api/folha/previa', { query: { competencia: '2031-13' } })).status,
    ).toBe(400)
  })

  it('is of who answers for the payroll: the file has the pay and the bank of everybody', async () => {
    for (const login of ['cadastro', 'beneficio', 'sesmt', 'gestor', 'vagas']) {
      const { status } = await (
        await rh.as(login)
      ).try('GET /api/folha/previa', { query: { competencia: MES } })
      expect(status, login).toBe(403)
    }
    for (const login of ['administrador', 'gerente.rh', 'assistente.departamento.pessoal'])
      await (await rh.as(login)).call('GET /api/folha/previa', { query: { competencia: MES } })
  })
})

describe('a closing', () => {
  it('keeps the file with its hash, and refuses to send the same again, in words', async () => {
    const pessoa = await admitir('2031-03-04')
    const envio = await fechar()
    const { nome } = (await coordenador.call('GET /api/auth/me')).user
    expect(envio).toMatchObject({ competencia: MES, sequencia: 1, por: nome, recusado: null })
    const bytes = await baixar(envio.id)
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(envio.sha256)
    expect(await baixar(envio.id)).toEqual(bytes)
    const { eventos } = JSON.parse(bytes.toString()) as { eventos: Record<string, unknown>[] }
    expect(eventos).toHaveLength(envio.linhas)
    expect(eventos.filter((linha) => linha['Referência'] === `admissao:${pessoa}`)).toEqual([
      expect.objectContaining({
        Evento: 'Admissão',
        Operação: 'Inclusão',
        Salário: 2000,
        Admissão: '2031-03-04',
      }),
    ])
    const depois = await prever()
    expect(depois.total).toBe(0)
    expect(depois.impedimento).toContain(`Tudo de março de 2031 já foi enviado por ${nome}, em `)
    const repetido = await tentarFechar(depois)
    expect(repetido).toMatchObject({ status: 409, body: { mensagem: depois.impedimento } })
  })

  it('gives one file, whoever closes at the same moment', async () => {
    await admitir('2031-03-05')
    const previa = await prever()
    const outra = await rh.as('gerente.rh')
    const body = { competencia: MES, marca: previa.marca, formato: 'csv' } as const
    const respostas = await Promise.all([
      tentarFechar(previa, 'csv'),
      outra.try('POST /api/folha/fechar', { body }),
      tentarFechar(previa, 'csv'),
    ])
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  })

  it('refuses what changed since the preview', async () => {
    await admitir('2031-03-06')
    const previa = await prever()
    await admitir('2031-03-07')
    expect(await tentarFechar(previa)).toMatchObject({
      status: 409,
      body: { mensagem: 'Os eventos ou as colunas mudaram desde a prévia.' },
    })
    await fechar()
  })

  it('sends what changed later as a correction, and what no longer is as an exclusion', async () => {
    const corrigida = await admitir('2031-03-08')
    const promovida = await admitir('2031-03-08')
    await fechar()
    await sql`update vinculo set data_admissao = '2031-03-09' where id = ${corrigida}`.execute(rh.db)
    await novaVersao(rh.db, promovida, await postoDe(rh.db, 'gestor'), '2031-03-15', 250_000)
    const previa = await prever()
    expect(linhasDe(previa, corrigida)).toEqual(['admissao correcao'])
    expect(linhasDe(previa, promovida)).toEqual(['alteracao inclusao'])
    expect(previa.eventos.find(({ colaboradorId }) => colaboradorId === promovida)?.resumo).toMatch(
      /^Salário: /,
    )
    const anterior = previa.eventos.find(({ colaboradorId }) => colaboradorId === corrigida)?.enviadoEm
    expect(anterior).toMatchObject({ competencia: MES })
    await fechar()
    await sql`delete from vinculo_versao where vinculo_id = ${promovida} and vigencia = '2031-03-15'`.execute(
      rh.db,
    )
    expect(linhasDe(await prever(), promovida)).toEqual(['alteracao exclusao'])
    await fechar()
    expect(linhasDe(await prever(), promovida)).toEqual([])
  })

  it('takes what was learned late into the next month, marked as retroactive', async () => {
    rh.clock.irPara(noiteDe('2031-04-05'))
    coordenador = await rh.as('coordenador')
    const atrasada = await admitir('2031-03-20')
    const previa = await prever(SEGUINTE)
    expect(linhasDe(previa, atrasada)).toEqual(['admissao inclusao retroativo'])
    await fechar(SEGUINTE)
    const { impedimento } = await prever(MES)
    expect(impedimento).toMatch(/^A competência de abril de 2031 já foi enviada/)
    expect((await tentarFechar(await prever(MES))).status).toBe(409)
  })
})

describe('what happens to people', () => {
  const em = async () => {
    rh.clock.irPara(noiteDe('2031-04-06'))
    coordenador = await rh.as('coordenador')
  }

  it('tells of a changed account, a leave without its reason, a vacation and the end of a bond', async () => {
    await em()
    const pessoa = await admitir('2031-03-02')
    await fechar(SEGUINTE)
    const conta = { banco: '341', agencia: '0001', conta: '998877', contaDigito: '6' }
    await guardarConta(rh.db, sql`id = (select pessoa_id from vinculo where id = ${pessoa})`, conta)
    // The trail dates by the clock of the database, which no test sets.
    await sql`alter table auditoria disable trigger auditoria_imutavel`.execute(rh.db)
    await sql`update auditoria set em = '2031-04-02T12:00:00Z'
      where tabela = 'pessoa' and registro = (select pessoa_id from vinculo where id = ${pessoa})
        and operacao = 'UPDATE'`.execute(rh.db)
    await sql`alter table auditoria enable trigger auditoria_imutavel`.execute(rh.db)
    const numero = async (tipo: string, status: string) => {
      proxima += 1
      const { rows } = await sql<{ id: number }>`
        insert into processo (tipo, numero, status, setor_origem, solicitante_id, vinculo_id, criado_em, atualizado_em)
        select ${tipo}, ${`2031-9${proxima}`}, ${status}, 5, (select id from usuario limit 1), ${pessoa}, now(), now()
        returning id`.execute(rh.db)
      return rows[0]?.id ?? 0
    }
    const leave = await numero('afastamento', 'homologado')
    await sql`insert into afastamento (processo_id, vinculo_id, motivo, inicio, fim, inss_apartir_de, vigente)
      values (${leave}, ${pessoa}, '01', '2031-04-01', null, '2031-04-16', true)`.execute(rh.db)
    await sql`update vinculo set data_desligamento = '2031-04-20' where id = ${pessoa}`.execute(rh.db)
    const previa = await prever(SEGUINTE)
    expect(linhasDe(previa, pessoa).toSorted()).toEqual([
      'afastamento inclusao',
      'dados_bancarios inclusao',
      'desligamento inclusao',
    ])
    const envio = await fechar(SEGUINTE)
    const texto = (await baixar(envio.id)).toString()
    expect(texto).toContain('998877')
    expect(Object.keys((JSON.parse(texto) as { eventos: object[] }).eventos[0] ?? {})).not.toContain('Motivo')
    // The leave gets its last day: the payroll hears of it as a correction.
    await sql`update afastamento set fim = '2031-04-30' where processo_id = ${leave}`.execute(rh.db)
    expect(linhasDe(await prever(SEGUINTE), pessoa)).toEqual(['afastamento correcao'])
    await sql`update processo set status = 'cancelado' where id = ${leave}`.execute(rh.db)
    expect(linhasDe(await prever(SEGUINTE), pessoa)).toEqual(['afastamento exclusao'])
    await fechar(SEGUINTE)
  })

  it('sends the vacations of the demo company, one line for each stretch', async () => {
    const { rows } = await sql<{ inicio: string; n: number }>`
      select to_char(min(inicio), 'YYYY-MM') as inicio, count(*)::int as n from ausencia
       where tipo = 'ferias' and confirmada and to_char(inicio, 'YYYY-MM') = (
         select to_char(inicio, 'YYYY-MM') from ausencia where tipo = 'ferias' and confirmada
          group by 1 order by count(*) desc limit 1)`.execute(rh.db)
    const mes = rows[0]?.inicio ?? ''
    // A company that sent nothing yet begins with the month it asks for.
    await sql`update folha_envio set recusado_em = now(), recusado_por = usuario_id, recusado_motivo = 'Teste'
      where recusado_em is null`.execute(rh.db)
    await sql`update folha_item set valido = false`.execute(rh.db)
    const { eventos, contagens } = await prever(mes)
    const doMes = eventos.filter(({ tipo, data }) => tipo === 'ferias' && data.startsWith(mes))
    expect(doMes).toHaveLength(rows[0]?.n ?? 0)
    expect(doMes.length).toBeGreaterThan(0)
    expect(contagens.reduce((soma, { total }) => soma + total, 0)).toBeGreaterThanOrEqual(doMes.length)
  })
})

describe('POST /api/folha/recusar', () => {
  it('frees the events of the last file, which go in the next one; its number is not used again', async () => {
    rh.clock.irPara(noiteDe('2031-05-05'))
    coordenador = await rh.as('coordenador')
    const pessoa = await admitir('2031-05-02')
    const primeiro = await fechar('2031-05')
    await admitir('2031-05-03')
    const segundo = await fechar('2031-05')
    expect(await recusar(primeiro.id)).toMatchObject({
      status: 409,
      body: { mensagem: 'Há arquivos mais novos, que já corrigem este.' },
    })
    for (const { id } of [segundo, primeiro])
      expect(await recusar(id)).toMatchObject({
        status: 200,
        body: { podeRecusar: false, recusado: { motivo: 'A folha devolveu o arquivo' } },
      })
    expect((await recusar(primeiro.id)).status).toBe(409)
    expect((await recusar(999_999)).status).toBe(404)
    expect(linhasDe(await prever('2031-05'), pessoa)).toEqual(['admissao inclusao'])
    expect((await fechar('2031-05')).sequencia).toBe(3)
    // What was refused is kept: it was sent.
    expect((await baixar(primeiro.id)).length).toBeGreaterThan(0)
  })

  it('records who takes a file', async () => {
    const administrador = await rh.as('administrador')
    const { results } = await coordenador.call('GET /api/folha/envios')
    const { id = 0, retiradas = 0 } = results[0] ?? {}
    await baixar(id, administrador)
    const { rows } = await sql<{ usuario: string }>`
      select u.usuario from folha_retirada r join usuario u on u.id = r.usuario_id
       where r.envio_id = ${id} order by r.id desc limit 1`.execute(rh.db)
    expect(rows).toEqual([{ usuario: 'administrador' }])
    const depois = await coordenador.call('GET /api/folha/envio/:id', { params: { id } })
    expect(depois.retiradas).toBe(retiradas + 1)
    expect(depois.eventos.length).toBe(depois.linhas)
  })
})

describe('the layout', () => {
  const coluna = (campo: 'matricula' | 'salario' | 'data' | 'tipo' | null, mais: object = {}) => ({
    campo,
    titulo: campo ?? 'Empresa',
    formato: 'padrao' as const,
    constante: '',
    ...mais,
  })

  it('has versions, and a change over somebody else’s is refused', async () => {
    rh.clock.irPara(noiteDe('2031-06-05'))
    coordenador = await rh.as('coordenador')
    const antes = await coordenador.call('GET /api/folha/layout')
    expect(antes).toMatchObject({ versao: 0, por: null, colunas: layoutPadrao })
    const colunas = [
      coluna(null, { constante: '=1+1' }),
      coluna('tipo', { formato: 'codigo' }),
      coluna('matricula', { titulo: 'Chapa' }),
      coluna('data', { formato: 'ddmmaaaa' }),
      coluna('salario', { formato: 'ponto' }),
    ]
    const salvo = await coordenador.call('PUT /api/folha/layout', {
      body: { versao: 0, colunas, nota: 'Folha nova' },
    })
    expect(salvo).toMatchObject({ versao: 1, nota: 'Folha nova', versoes: [{ versao: 1 }, { versao: 0 }] })
    const body = { versao: 0, colunas: [coluna('matricula')], nota: '' }
    expect((await coordenador.try('PUT /api/folha/layout', { body })).status).toBe(409)
  })

  const titulos = ['Empresa', 'tipo', 'Chapa', 'data', 'salario']
  /** The cells of a file, head first. */
  const lerArquivo = {
    csv: async (bytes: Buffer) =>
      bytes
        .toString()
        .replace('\uFEFF', '')
        .trimEnd()
        .split('\r\n')
        .map((linha) => linha.split(';')),
    json: async (bytes: Buffer) => {
      const { eventos } = JSON.parse(bytes.toString()) as { eventos: Record<string, unknown>[] }
      return [Object.keys(eventos[0] ?? {}), ...eventos.map((evento) => Object.values(evento))]
    },
    xlsx: async (bytes: Buffer) => {
      const linhas: unknown[] = []
      for await (const { values } of streamXlsxRows(bytes)) linhas.push(values)
      return linhas.slice(0, 2)
    },
  }

  it.each([
    ['csv', "'=1+1"],
    ['xlsx', "'=1+1"],
    // No spreadsheet opens it: the text is as it was typed.
    ['json', '=1+1'],
  ] as const)(
    'is that of the file in %s, and no cell of a spreadsheet is a formula',
    async (formato, fixo) => {
      rh.clock.irPara(noiteDe('2031-06-05'))
      coordenador = await rh.as('coordenador')
      await admitir('2031-06-02')
      const chapa = `F${String(proxima).padStart(5, '0')}`
      const envio = await fechar('2031-06', formato)
      expect(envio.layoutVersao).toBe(1)
      expect(await lerArquivo[formato](await baixar(envio.id))).toEqual([
        titulos,
        [fixo, 'admissao', chapa, '02062031', '2000.00'],
      ])
    },
  )

  it.each([
    ['two columns of one title', [coluna('matricula', { titulo: 'X' }), coluna('data', { titulo: 'x' })]],
    ['a format that the value does not take', [coluna('matricula', { formato: 'centavos' })]],
    ['no column', []],
    ['a column of nothing known', [{ ...coluna('matricula'), campo: 'cid' }]],
  ])('refuses %s', async (_, colunas) => {
    const { status } = await coordenador.try('PUT /api/folha/layout', {
      body: { versao: 1, colunas: colunas as never, nota: '' },
    })
    expect(status).toBe(400)
  })
})

interface Contada {
  readonly chave: string
  readonly operacao: string
  readonly hash: string
}

/** What a payroll that applies every line in order holds, and the lines that make no sense to it. */
function aplicar(linhas: readonly Contada[]) {
  const espelho = new Map<string, string>()
  const semSentido = linhas.filter(({ chave, operacao, hash }) => {
    const havia = espelho.has(chave)
    if (operacao === 'exclusao') espelho.delete(chave)
    else espelho.set(chave, hash)
    return havia !== (operacao !== 'inclusao')
  })
  return { espelho, semSentido }
}

it('tells a payroll that applies every accepted file exactly what is, whatever happens in between', async () => {
  rh.clock.irPara(noiteDe('2031-07-20'))
  coordenador = await rh.as('coordenador')
  const posto = await postoDe(rh.db, 'gestor')
  const pessoas: number[] = []
  let semente = 20_310_720
  const sorteio = (ate: number): number => {
    semente = (semente * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((semente / 2_147_483_648) * ate)
  }
  const alguem = () => pessoas[sorteio(pessoas.length)] ?? 0
  const acoes: (() => Promise<unknown>)[] = [
    async () => pessoas.push(await admitir(`2031-07-${10 + sorteio(9)}`)),
    () => sql`update vinculo set data_desligamento = '2031-07-30' where id = ${alguem()}`.execute(rh.db),
    () => sql`update vinculo set data_desligamento = null where id = ${alguem()}`.execute(rh.db),
    () =>
      sql`delete from vinculo_versao where vinculo_id = ${alguem()} and vigencia = '2031-07-25'`.execute(
        rh.db,
      ),
    () =>
      novaVersao(rh.db, alguem(), posto, '2031-07-25', 210_000 + sorteio(9) * 1000).catch(() => undefined),
    () =>
      sql`update vinculo_versao set salario_centavos = 300000 + ${sorteio(5)}
      where vinculo_id = ${alguem()} and vigencia = '2031-07-25'`.execute(rh.db),
    async () => {
      const { results } = await coordenador.call('GET /api/folha/envios')
      const ultimo = results.find(({ podeRecusar }) => podeRecusar)
      if (ultimo?.competencia === '2031-07' && sorteio(3) === 0) await recusar(ultimo.id)
    },
    async () => tentarFechar(await prever('2031-07')),
  ]
  pessoas.push(await admitir('2031-07-10'))
  for (let i = 0; i < 60; i += 1) await acoes[sorteio(acoes.length)]?.()
  const fim = await prever('2031-07')
  if (fim.total > 0) await tentarFechar(fim)
  expect((await prever('2031-07')).total).toBe(0)
  const { rows } = await sql<Contada>`
    select i.chave, i.operacao, i.hash from folha_item i where i.valido order by i.envio_id, i.id`.execute(
    rh.db,
  )
  const { espelho, semSentido } = aplicar(rows)
  expect(semSentido).toEqual([])
  const { rows: fatos } = await sql<{ chave: string }>`
    select 'admissao:' || id as chave from vinculo where id = any (${pessoas})
    union all select 'desligamento:' || id from vinculo where id = any (${pessoas}) and data_desligamento is not null
    union all select 'alteracao:' || id from vinculo_versao where vinculo_id = any (${pessoas}) and vigencia = '2031-07-25'`.execute(
    rh.db,
  )
  const daqui = [...espelho.keys()].filter((chave) => fatos.some((fato) => fato.chave === chave))
  expect(daqui.toSorted()).toEqual(fatos.map(({ chave }) => chave).toSorted())
})
