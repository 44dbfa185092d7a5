import { describe, expect, it } from 'vitest'
import { ainda } from './ainda.ts'
import { findView, type View } from './areas.ts'
import { hrefOf, rotasGerais, rotasGeraisAinda, rotasVariantes, todasAsRotas, type Rota } from './rotas.ts'
import { setorSlugs, type SetorSlug } from './setores.ts'

const rotas = todasAsRotas()

// The oracle: the routes of the specification, section 2, written out as it writes them.

const movimentos = ['demissao', 'remanejamento', 'promocao', 'ferias', 'afastamento'].flatMap((processo) => [
  processo,
  `${processo}/listar`,
  `${processo}/visualizar/{id}`,
  `${processo}/ver/{id}`,
])
const consultaAdmissao = ['admissao/listar', 'admissao/visualizar/{id}', 'admissao/ver/{id}']
const consultaColaborador = ['colaborador/listar', 'colaborador/{id}/visualizar']
const acoesColaborador = [
  'colaborador/{id}/promocao',
  'colaborador/{id}/trasnferencia',
  'colaborador/{id}/ferias',
  'colaborador/{id}/demitir',
]
const inicio = ['', 'perfil']

const especificacao: Readonly<Record<SetorSlug, readonly string[]>> = {
  operacional: [
    ...inicio,
    'admissao',
    'admissao/criar',
    'admissao/listar',
    'admissao/visualizar/{id}',
    'admissao/ver/{id}',
    'admissao/rascunho',
    'admissao/editar/rascunho/{id}/{etapa?}',
    'admissao/editar/rascunho/{id}/revisar',
    'admissao/editar/{jwt}/{etapa?}',
    'admissao/editar/{id}/{second id}',
    'colaborador',
    'colaborador/listar',
    'colaborador/{id}/visualizar',
    'colaborador/{id}/demitir',
    'colaborador/{id}/promocao',
    'colaborador/{id}/trasnferencia',
    'colaborador/{id}/ferias',
    ...movimentos,
  ],
  rh: [...inicio, ...consultaAdmissao, ...consultaColaborador, ...acoesColaborador, ...movimentos],
  sesmt: [...inicio, ...consultaAdmissao, ...consultaColaborador, ...movimentos],
  vagas: [...inicio, ...consultaAdmissao, ...consultaColaborador, 'colaborador/{id}/demissao', ...movimentos],
  conferencia: [...inicio, ...consultaAdmissao, ...consultaColaborador, ...movimentos],
  almoxarifado: [...inicio, ...consultaAdmissao, ...consultaColaborador],
  comercial: [...inicio, 'contratos/novo', 'contratos/listar', 'contratos/visualizar/{id}'],
  admin: [
    ...inicio,
    'admissao/listar',
    'admissao/visualizar/{id}',
    'admissao/editar/{id}',
    'usuarios/novo',
    'usuarios/listar',
    'contratos/novo',
    'contratos/listar',
    'contratos/visualizar/{id}',
    ...consultaColaborador,
    'ferias/listar',
    'ferias/visualizar/{id}',
  ],
}

/** Routes of ours, beyond the specification, each with its reason. */
const nossas: Readonly<Record<string, string>> = {
  '/operacional/ferias/a-vencer': 'Which vacations have to begin next, not to be paid in double',
  '/admin/integracoes/:aba?': 'What goes to the payroll and to other systems, and by which keys they read',
  '/admin/rotinas': 'What the system does by itself, how it went, and what waits',
  '/admin/seguranca': 'Who came in, who was refused, who took what',
  '/admin/privacidade/:aba?':
    'What is held of a person, why and until when, and who saw it (LGPD arts. 18 and 37)',
  '/admin/privacidade/titular/:id':
    'What is held of a person, why and until when, and who saw it (LGPD arts. 18 and 37)',
  '/rh/privacidade/:aba?':
    'What is held of a person, why and until when, and who saw it (LGPD arts. 18 and 37)',
  '/rh/privacidade/titular/:id':
    'What is held of a person, why and until when, and who saw it (LGPD arts. 18 and 37)',
  '/rh/integracoes/folha': 'The file of the payroll, month by month',
  '/rh/demissao/estabilidades': 'Who cannot be dismissed, until when and why',
  '/rh/ferias/a-vencer': 'Which vacations have to begin next, not to be paid in double',
  '/sesmt/ferias/a-vencer': 'Which vacations have to begin next, not to be paid in double',
  '/vagas/ferias/a-vencer': 'Which vacations have to begin next, not to be paid in double',
  '/conferencia/ferias/a-vencer': 'Which vacations have to begin next, not to be paid in double',
  '/operacional/cobertura': 'Who covers whom over the next days, and where nobody does',
  '/admin/cobertura': 'Who covers whom over the next days, and where nobody does',
  '/operacional/estatisticas': 'The specification has the calls of statistics but no screen',
  '/rh/estatisticas': 'The specification has the calls of statistics but no screen',
  '/admin/estatisticas': 'The specification has the calls of statistics but no screen',
  '/operacional/relatorios/:relatorio?': 'The specification asks for the page of reports without an address',
  '/rh/relatorios/:relatorio?': 'The specification asks for the page of reports without an address',
  '/admin/relatorios/:relatorio?': 'The specification asks for the page of reports without an address',
  '/operacional/contratos/dossie/:id?':
    'What the client of a contract may ask for of each month, and who took it',
  '/rh/contratos/dossie/:id?': 'What the client of a contract may ask for of each month, and who took it',
  '/admin/contratos/dossie/:id?': 'What the client of a contract may ask for of each month, and who took it',
  '/comercial/contratos/dossie/:id?':
    'What the client of a contract may ask for of each month, and who took it',
  '/operacional/ferias/mapa': 'Who of a contract is away, and when, over a year',
  '/rh/ferias/mapa': 'Who of a contract is away, and when, over a year',
  '/sesmt/ferias/mapa': 'Who of a contract is away, and when, over a year',
  '/vagas/ferias/mapa': 'Who of a contract is away, and when, over a year',
  '/conferencia/ferias/mapa': 'Who of a contract is away, and when, over a year',
  '/admin/ferias/mapa': 'Who of a contract is away, and when, over a year',
  '/operacional/ferias/lotes/:id': 'What became of each person of a batch of vacations',
  '/rh/ferias/lotes/:id': 'What became of each person of a batch of vacations',
  '/sesmt/ferias/lotes/:id': 'What became of each person of a batch of vacations',
  '/vagas/ferias/lotes/:id': 'What became of each person of a batch of vacations',
  '/conferencia/ferias/lotes/:id': 'What became of each person of a batch of vacations',
  '/operacional/remanejamento/contratos/:id?': 'Contracts that end, and where their people go',
  '/rh/remanejamento/contratos/:id?': 'Contracts that end, and where their people go',
  '/rh/promocao/postos/:id?': 'Posts get another scale or pay with everybody in them',
  '/rh/promocao/reajustes/:id?': 'A collective agreement raises the pay of everybody under it',
  '/rh/ferias/coletivas': 'The company or a contract stops (CLT art. 139)',
  '/operacional/ferias/planejamento': 'The vacations of a year, proposed together',
  '/operacional/ferias/planejamento/:id': 'one plan',
  '/rh/ferias/planejamento': 'The vacations of a year, proposed together',
  '/rh/ferias/planejamento/:id': 'one plan',
  '/operacional/colaborador/:id/afastamento':
    'the specification has the call to create a leave but no screen',
  '/rh/colaborador/:id/afastamento': 'the same screen, for who receives the certificate',
  '/sesmt/colaborador/:id/afastamento': 'the same screen, for who examines the certificate',
  '/almoxarifado/demissao/listar': 'the pieces of who leaves come back to Almoxarifado',
  '/almoxarifado/demissao/visualizar/:id': 'one dismissal',
  '/almoxarifado/demissao/ver/:id': 'one dismissal',
  '/admin/cadastros':
    'the registers of the organisation need a screen; the specification names only their calls',
  '/admin/cadastros/:registro': 'one register',
  ...Object.fromEntries(
    setorSlugs.map((setor) => [
      `/${setor}/avisos`,
      'What asks something of the person, one entry for each process',
    ]),
  ),
  ...Object.fromEntries(
    setorSlugs.flatMap((setor) =>
      ['calendario', 'tarefas', 'avisos/comunicados', 'conversas/:id?', 'mensagens/:id?'].map((area) => [
        `/${setor}/${area}`,
        'the specification has the calls but no screen',
      ]),
    ),
  ),
  ...Object.fromEntries(
    setorSlugs.map((setor) => [`/${setor}/estoque/:aba?`, 'the specification has the calls but no screen']),
  ),
  '/admin/importar/:tipo?': 'employees, contracts, users and holidays come from spreadsheets',
}

/** Addresses of a line of the specification: with and without its optional part. */
const enderecos = (setor: string, linha: string): string[] => {
  const prefixo = linha === '' ? `/${setor}` : `/${setor}/${linha}`
  const com = prefixo
    .replace('{etapa?}', 'pessoais')
    .replace('{second id}', '12')
    .replace('{jwt}', 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln')
    .replaceAll('{id}', '7')
  return linha.endsWith('/{etapa?}') ? [com, com.slice(0, com.lastIndexOf('/'))] : [com]
}

/** How well a route in router syntax matches an address, fixed words before parameters; null when it does not. */
function casar({ path }: Rota, endereco: string): string | null {
  const partes = path.split('/').filter(Boolean)
  const valores = endereco.split('/').filter(Boolean)
  const obrigatorias = partes.filter((parte) => !parte.endsWith('?')).length
  if (valores.length < obrigatorias || valores.length > partes.length) return null
  const casadas = valores.map((valor, i) => {
    const parte = partes[i] ?? ''
    if (parte.startsWith(':')) return 'b'
    return parte === valor ? 'a' : null
  })
  return casadas.includes(null) ? null : casadas.join('')
}

/** Routes that answer an address; more than one would be an ambiguity. */
function resolver(endereco: string): Rota[] {
  const casadas = rotas
    .map((rota) => ({ rota, nota: casar(rota, endereco) }))
    .filter((x): x is { rota: Rota; nota: string } => x.nota !== null)
  const melhor = casadas.map(({ nota }) => nota).toSorted()[0]
  return casadas.filter(({ nota }) => nota === melhor).map(({ rota }) => rota)
}

const linhas = setorSlugs.flatMap((setor) =>
  especificacao[setor].flatMap((linha) =>
    enderecos(setor, linha).map((endereco) => ({ setor, linha, endereco })),
  ),
)

// prova: rotas
describe('routes of the specification', () => {
  it('are 178 lines in eight sectors, two of them one route', () => {
    expect(Object.values(especificacao).flat()).toHaveLength(178)
    expect(rotas).toHaveLength(177 + Object.keys(nossas).length)
  })

  it.each(linhas)('$endereco resolves to exactly one route', ({ setor, endereco }) => {
    const achadas = resolver(endereco)
    expect(achadas.map(({ path }) => path)).toHaveLength(1)
    expect(achadas[0]?.setor).toBe(setor)
  })

  it('cover the table, but for the routes of ours', () => {
    const usadas = new Set(linhas.flatMap(({ endereco }) => resolver(endereco)))
    const alem = rotas.filter((rota) => !usadas.has(rota)).map(({ path }) => path)
    expect(alem.toSorted()).toEqual(Object.keys(nossas).toSorted())
  })

  it('appear once each', () => {
    expect(new Set(rotas.map(({ path }) => path)).size).toBe(rotas.length)
  })

  it.each([
    ['/operacional/admissao/editar/rascunho/7', 'admissao.editar-rascunho'],
    ['/operacional/admissao/editar/rascunho/7/endereco', 'admissao.editar-rascunho'],
    ['/operacional/admissao/editar/rascunho/7/revisar', 'admissao.revisar-rascunho'],
    ['/operacional/admissao/editar/eyJ.e30.x', 'admissao.corrigir'],
    ['/operacional/admissao/editar/7/12', 'admissao.corrigir'],
    ['/operacional/colaborador/7/trasnferencia', 'colaborador.transferir'],
    ['/admin/admissao/editar/7', 'admissao.editar'],
    ['/vagas/colaborador/7/demissao', 'colaborador.ver-demissao'],
    ['/rh', 'setor.inicio'],
  ])('%s shows %s', (endereco, view) => {
    expect(resolver(endereco).map((rota) => rota.view)).toEqual([view])
  })

  it.each([
    '/rh/admissao',
    '/rh/admissao/criar',
    '/rh/admissao/rascunho',
    '/rh/contratos/listar',
    '/sesmt/colaborador/7/demitir',
    '/vagas/colaborador/7/ferias',
    '/vagas/colaborador/7/promocao',
    '/conferencia/colaborador/7/demissao',
    '/conferencia/colaborador/7/trasnferencia',
    '/almoxarifado/admissao',
    '/almoxarifado/ferias',
    '/almoxarifado/promocao/listar',
    '/comercial/admissao/listar',
    '/comercial/colaborador/listar',
    '/comercial/contratos',
    '/comercial/usuarios/novo',
    '/admin/admissao/ver/7',
    '/admin/demissao',
    '/admin/ferias',
    '/admin/ferias/ver/7',
    '/admin/usuarios',
    '/operacional/usuarios/listar',
    '/operacional/contratos/listar',
    '/operacional/admissao/editar',
    '/operacional/admissao/editar/7/12/3',
    '/operacional/colaborador/7/transferencia',
    '/operacional/colaborador/7',
    '/operacional/ferias/ver',
    '/operacional/demissao/criar',
    '/estoque',
    '/Rh',
  ])('%s resolves to none', (endereco) => {
    expect(resolver(endereco)).toEqual([])
  })

  it('has the general pages and the sign-in variants', () => {
    expect(Object.values(rotasGerais).toSorted()).toEqual(
      ['/', '/404', '/500', '/auth/login', '/auth/register', '/parabens', '/setores'].toSorted(),
    )
    expect(rotasVariantes).toEqual({
      amplify: ['login', 'verify', 'register', 'new-password', 'forgot-password'],
      firebase: ['login', 'verify', 'register', 'forgot-password'],
      auth0: ['login'],
    })
  })
})

describe('what is not built yet', () => {
  it('is said of each view with the feature that will bring it', () => {
    for (const motivo of [...Object.values(ainda), ...Object.values(rotasGeraisAinda)])
      expect(motivo).toMatch(/\S/)
    for (const view of Object.keys(ainda)) expect(() => findView(view as View)).not.toThrow()
  })

  it('is never a view that no sector grants', () => {
    const concedidas = new Set(rotas.map(({ view }) => view))
    expect(Object.keys(ainda).filter((view) => !concedidas.has(view as View))).toEqual([])
  })
})

describe('hrefOf', () => {
  it('fills in the parameters', () => {
    expect(hrefOf('rh', 'setor.inicio')).toBe('/rh')
    expect(hrefOf('operacional', 'colaborador.transferir', { id: 7 })).toBe(
      '/operacional/colaborador/7/trasnferencia',
    )
    expect(hrefOf('sesmt', 'afastamento.ver', { id: '12' })).toBe('/sesmt/afastamento/ver/12')
  })

  it('leaves an absent optional parameter out', () => {
    expect(hrefOf('operacional', 'admissao.editar-rascunho', { id: 7 })).toBe(
      '/operacional/admissao/editar/rascunho/7',
    )
    expect(hrefOf('operacional', 'admissao.editar-rascunho', { id: 7, etapa: 'endereco' })).toBe(
      '/operacional/admissao/editar/rascunho/7/endereco',
    )
  })

  it('encodes what would change the path', () => {
    expect(hrefOf('operacional', 'admissao.corrigir', { chave: 'a/b?c' })).toBe(
      '/operacional/admissao/editar/a%2Fb%3Fc',
    )
  })

  it('gives an address that resolves back to its view, for every view without required parameters', () => {
    const semParametros = rotas.filter(({ path }) => !/:\w+(\/|$)/.test(path))
    for (const { setor, view, path } of semParametros)
      expect(resolver(path.replace(/\/:\w+\?$/, '')).map((rota) => [rota.setor, rota.view])).toEqual([
        [setor, view],
      ])
  })

  it('does not compile without a required parameter', () => {
    // @ts-expect-error `id` is required
    expect(() => hrefOf('rh', 'ferias.ver')).not.toThrow()
    // @ts-expect-error this view takes no parameter
    expect(hrefOf('rh', 'setor.inicio', { id: 1 })).toBe('/rh')
  })
})
