// What the specification says, line by line, except for what the code itself can list (routes, menus, calls):
// where each line lives, which test shows it, or which feature will bring it. `coverage.ts` checks and prints it.

export interface Item {
  readonly texto: string
  /** Files that implement it. */
  readonly onde?: readonly string[]
  /** Files that show it. */
  readonly teste?: readonly string[]
  /** Not built, or not all of it: the feature that will bring it. */
  readonly ainda?: string
}

export interface Secao {
  readonly titulo: string
  readonly itens: readonly Item[]
}

const domain = 'packages/domain/src'
const server = 'apps/server/src'
const web = 'apps/web/src'

const rotasTeste = `${domain}/setores/rotas.test.ts`
const setoresTeste = `${domain}/setores/setores.test.ts`
const authTeste = `${server}/modules/auth/auth.test.ts`
const matrizTeste = `${server}/http/matriz.test.ts`
const errosTeste = `${domain}/errors.test.ts`
const admissaoTeste = `${server}/modules/admissao/admissao.test.ts`
const janelaTeste = `${domain}/acesso/janela.test.ts`
const returnToTeste = `${web}/lib/return-to.test.ts`
const moldura = 'e2e/moldura.spec.ts'
const navegador = 'e2e/rotas.spec.ts'
const telasTeste = `${server}/realtime/telas.test.ts`
const tokenTeste = `${web}/lib/token.test.ts`
const sessaoTeste = `${web}/lib/session.test.ts`
const apiTeste = `${web}/lib/api.test.ts`
const settingsTeste = `${web}/theme/settings.test.ts`
const contrasteTeste = `${web}/theme/contrast.test.ts`
const cascaTeste = 'e2e/casca.spec.ts'
const setoresDaPessoaTeste = `${web}/lib/use-setores.test.ts`
const sessao = [`${web}/lib/session.ts`, `${web}/lib/token.ts`]
const guardas = [`${web}/app/guards.tsx`]
const settings = [`${web}/theme/settings.ts`, `${web}/theme/ThemeRoot.tsx`]
const metricas = [`${web}/theme/metrics.ts`]

const acesso: Secao = {
  titulo: '§2 Access and general behaviour',
  itens: [
    {
      texto: 'Guarded pages send the unauthenticated to the login route with `returnTo`',
      onde: [...guardas, `${web}/lib/return-to.ts`],
      teste: [returnToTeste],
    },
    {
      texto: 'Guest-only pages send the authenticated to `returnTo`, or to /setores',
      onde: [...guardas, `${web}/lib/return-to.ts`],
      teste: [returnToTeste],
    },
    {
      texto: 'Full-screen loading with the logo, which links to the root path',
      onde: ['apps/web/index.html', `${web}/app/WhenReady.tsx`],
      teste: [moldura],
    },
    {
      texto: '/ redirects to a default start path (here: /setores)',
      onde: [`${web}/app/router.tsx`],
      teste: [moldura],
    },
    { texto: 'Any unknown path redirects to /404', onde: [`${web}/app/router.tsx`], teste: [navegador] },
    {
      texto: 'The page scrolls to the top on every route change',
      onde: [`${web}/app/Root.tsx`],
      teste: [moldura],
    },
    {
      texto: 'A top loading bar shows during navigation',
      onde: [`${web}/ui/feedback/TopBar.tsx`, `${web}/app/Root.tsx`],
      teste: [moldura],
    },
    {
      texto: '/404 and /500 are error pages',
      onde: [`${web}/features/erros/NotFound.tsx`, `${web}/features/erros/ServerError.tsx`],
      teste: [moldura],
    },
    {
      texto: '/setores is the sector chooser, guarded',
      onde: [`${web}/features/setores/Setores.tsx`, `${web}/app/router.tsx`],
      teste: [navegador],
    },
    {
      texto: '/parabens is a guarded page',
      onde: [`${web}/features/parabens/ParabensPage.tsx`, `${web}/app/router.tsx`],
      teste: [`${web}/features/parabens/parabens.test.ts`, 'e2e/admissao.spec.ts'],
    },
    {
      texto: 'The no-permission screen: texts, illustration and "Voltar"',
      onde: [`${web}/app/NoPermission.tsx`],
      teste: [moldura],
    },
    { texto: 'It shows only when the guard is set to display content', onde: guardas, teste: [navegador] },
  ],
}

const casca: Secao = {
  titulo: '§2 Layout and settings',
  itens: [
    {
      texto: 'Top bar: "Alterar Tema", "Meu Perfil", "Alterar Setor" (more than one group), "Desconectar"',
      onde: [`${web}/layout/Header.tsx`, `${web}/layout/SectorSwitcher.tsx`],
      teste: [moldura],
    },
    {
      texto: 'Log out goes to the root path',
      onde: [`${web}/layout/Header.tsx`, `${web}/app/guards.tsx`],
      teste: [moldura],
    },
    {
      texto: 'Side navigation: vertical, mini and horizontal',
      onde: [`${web}/layout/Nav.tsx`, `${web}/layout/NavVertical.tsx`, `${web}/layout/NavHover.tsx`],
      teste: [cascaTeste],
    },
    {
      texto: 'The menu header shows the company trade name from the configuration',
      onde: [`${web}/layout/NavHeader.tsx`, `${web}/lib/config.ts`],
      teste: [moldura],
    },
    {
      texto: "The switcher lists the sectors of the user's group sector ids, and opens their dashboard",
      onde: [`${web}/layout/SectorSwitcher.tsx`, `${web}/lib/use-setores.ts`],
      teste: [setoresDaPessoaTeste],
    },
    {
      texto: 'A menu group opens on click (vertical) or hover (mini, horizontal) and closes on navigation',
      onde: [`${web}/layout/NavVertical.tsx`, `${web}/layout/NavHover.tsx`, `${web}/layout/nav-state.ts`],
      teste: [cascaTeste],
    },
    { texto: 'Mode, light or dark', onde: settings, teste: [cascaTeste] },
    {
      texto: 'Settings drawer: contrast, direction, layout, stretch, colour presets, reset, fullscreen',
      onde: [
        `${web}/layout/ajustes/SettingsDrawer.tsx`,
        `${web}/theme/palette.ts`,
        `${web}/theme/direction.ts`,
      ],
      teste: [cascaTeste, contrasteTeste],
    },
    {
      texto: "Settings are kept in local storage under 'settings'",
      onde: [`${web}/theme/settings.ts`, `${web}/theme/settings-store.ts`],
      teste: [cascaTeste],
    },
  ],
}

const entidades: Secao = {
  titulo: '§3 Entities',
  itens: [
    {
      texto: 'User: Grupos (Grupo_nome, ID_setor) and Horarios (Dia_semana, Horario_entrada, Horario_saida)',
      onde: [`${domain}/contract/auth.ts`, `${domain}/acesso/janela.ts`],
      teste: [janelaTeste, authTeste],
    },
    {
      texto: 'Sector: PK_ID_projeto, Nome, Icon',
      onde: [`${domain}/contract/compartilhado.ts`, `${server}/seed/referencias.ts`],
      teste: [matrizTeste],
    },
    {
      texto: 'Company config: a list whose first item has Nome_fantasia, Logo, Logo_pequena',
      onde: [`${domain}/contract/compartilhado.ts`],
      teste: [matrizTeste],
    },
    {
      texto:
        'Theme settings: themeMode, themeContrast, themeDirection, themeLayout, themeStretch, themeColorPresets',
      onde: [`${web}/theme/settings.ts`],
      teste: [settingsTeste],
    },
    {
      texto: 'Menu item: title, path, icon, children, roles',
      onde: [`${domain}/setores/rotas.ts`],
      teste: [setoresTeste],
    },
    {
      texto: 'Access token: JWT with an exp claim in seconds',
      onde: [`${server}/modules/auth/token.ts`],
      teste: [authTeste],
    },
    {
      texto: 'Realtime alert: icone and texto',
      onde: [`${domain}/contract/tempo-real.ts`, `${server}/realtime/telas.ts`],
      teste: [telasTeste],
    },
    {
      texto: 'Login and register responses: accessToken and user',
      onde: [`${domain}/contract/auth.ts`],
      teste: [authTeste],
    },
    {
      texto: 'Admission, employee',
      onde: [
        `${domain}/processos/admissao/etapas.ts`,
        `${domain}/colaborador/campos.ts`,
        `${domain}/contract/ficha.ts`,
      ],
      teste: [
        `${domain}/processos/admissao/rascunho.test.ts`,
        `${domain}/colaborador/visibilidade.test.ts`,
        `${server}/modules/colaborador/ficha.test.ts`,
      ],
    },
    {
      texto: 'Promotion',
      onde: [`${domain}/processos/promocao/formulario.ts`],
      teste: [`${domain}/processos/promocao/promocao.test.ts`, `${server}/modules/promocao/promocao.test.ts`],
    },
    { texto: 'Dismissal, transfer, vacation, leave', ainda: 'movimentos' },
    {
      texto: 'Contract, cost centre',
      onde: [`${domain}/contract/contratos.ts`, `${domain}/registros/centro-de-custo.ts`],
      teste: [
        `${server}/modules/contratos/contratos.test.ts`,
        `${server}/modules/cadastros/registros.test.ts`,
      ],
    },
  ],
}

const estados: Secao = {
  titulo: '§4 States and transitions',
  itens: [
    {
      texto:
        'On start a stored, unexpired token is applied and the current user fetched; otherwise unauthenticated',
      onde: sessao,
      teste: [tokenTeste],
    },
    {
      texto: 'Login and register set the user; logout clears user, token and header',
      onde: sessao,
      teste: [authTeste],
    },
    {
      texto: 'A timer is armed for the token: alert, token removed, login route',
      onde: sessao,
      teste: [tokenTeste, 'e2e/avisos.spec.ts'],
    },
    {
      texto: 'The realtime socket authenticates with the token',
      onde: [`${server}/realtime/telas.ts`],
      teste: [telasTeste],
    },
    {
      texto: 'It connects at start, and `alerta` shows a toast',
      onde: [`${web}/lib/socket.ts`, `${web}/layout/avisos/use-alertas.ts`],
      teste: ['e2e/avisos.spec.ts'],
    },
    {
      texto: 'Admission: draft edited by step, reviewed, then submitted',
      onde: [
        `${web}/features/processo/form/EditarPage.tsx`,
        `${web}/features/processo/form/Revisao.tsx`,
        `${domain}/processos/admissao/admissao.ts`,
        `${server}/modules/admissao/rascunhos.ts`,
      ],
      teste: [admissaoTeste, `${domain}/processos/admissao/admissao.test.ts`],
    },
    {
      texto: 'Admission: status, efetivar, finalizar, cancelar',
      onde: [
        `${web}/features/processo/registro/VisualizarPage.tsx`,
        `${domain}/processos/admissao/admissao.ts`,
        `${server}/modules/processo/engine.ts`,
        `${server}/modules/admissao/efetivar.ts`,
      ],
      teste: [admissaoTeste, `${domain}/processo/vez.test.ts`],
    },
    {
      texto: 'Toast types: success, info, warning, error, loading; a loading toast becomes success or error',
      onde: [`${web}/lib/notify.ts`],
    },
    {
      texto: 'Settings panel open or closed; fullscreen',
      onde: [`${web}/layout/Shell.tsx`, `${web}/layout/ajustes/use-fullscreen.ts`],
      teste: [cascaTeste, 'e2e/movimento.spec.ts'],
    },
    {
      texto: 'Layout toggles between vertical and mini',
      onde: [`${web}/layout/Nav.tsx`, ...settings],
      teste: [cascaTeste],
    },
    {
      texto: 'When the stored language is Arabic the direction is right-to-left',
      onde: [`${web}/theme/settings-store.ts`],
      teste: [settingsTeste, cascaTeste],
    },
  ],
}

const validacao: Secao = {
  titulo: '§5 Validation and §6 permissions',
  itens: [
    {
      texto: 'Login window: weekday and time in the schedule, inclusive, as HH:MM:SS; else no session',
      onde: [`${domain}/acesso/janela.ts`, `${server}/modules/auth/sessao.ts`, ...sessao],
      teste: [janelaTeste, sessaoTeste, authTeste],
    },
    {
      texto: 'A token is valid only if its exp is later than now',
      onde: [`${server}/modules/auth/token.ts`, `${web}/lib/token.ts`],
      teste: [tokenTeste, authTeste],
    },
    {
      texto: 'A CPF validation call',
      onde: [
        `${web}/features/admissao/CpfCheck.tsx`,
        `${domain}/contract/admissao/rascunhos.ts`,
        `${server}/modules/admissao/fatos.ts`,
      ],
      teste: [admissaoTeste, `${domain}/processos/admissao/rules.test.ts`],
    },
    {
      texto: 'Form validation (not shown there)',
      onde: [`${domain}/br/campos.ts`, `${domain}/processos/admissao/etapas.ts`],
      teste: [`${domain}/br/campos.test.ts`, `${domain}/processos/admissao/rascunho.test.ts`],
    },
    {
      texto: 'The role guard: one of the groups is enough',
      onde: [...guardas, `${domain}/setores/rotas.ts`],
      teste: [setoresTeste],
    },
    {
      texto: 'The table of sectors and groups',
      onde: [`${domain}/setores/setores.ts`],
      teste: [setoresTeste],
    },
    {
      texto: 'Criar and Rascunho show only to Administrador, Gestor and Coordenador Operacional',
      onde: [`${domain}/setores/setores.ts`],
      teste: [setoresTeste],
    },
    {
      texto: 'Server-side enforcement (not shown there): every call, every group',
      onde: [`${server}/http/access.ts`],
      teste: [matrizTeste],
    },
  ],
}

const erros: Secao = {
  titulo: '§8 Error catalogue',
  itens: [
    {
      texto: "Login outside the schedule: 'Horário de acesso não permitido!', no session",
      onde: [`${domain}/errors.ts`, `${server}/modules/auth/sessao.ts`],
      teste: [authTeste, errosTeste],
    },
    {
      texto: "Token expiry: 'Login expirado, por favor faça login novamente.', token removed, login",
      onde: [`${domain}/errors.ts`, ...sessao],
      teste: [tokenTeste, sessaoTeste, errosTeste],
    },
    {
      texto: 'A failed response with a body: the body is passed on as the error',
      onde: [`${web}/lib/api.ts`, `${web}/lib/api-error.ts`],
      teste: [apiTeste],
    },
    {
      texto: "A failed response without a body: toast 'Erro! Entre em contato com o suporte'",
      onde: [`${web}/lib/api-error.ts`, `${domain}/errors.ts`],
      teste: [apiTeste, errosTeste],
    },
    {
      texto: 'No permission: the no-permission screen',
      onde: [`${web}/app/NoPermission.tsx`],
      teste: [navegador],
    },
    { texto: 'Unknown route: /404', onde: [`${web}/app/router.tsx`], teste: [navegador] },
    {
      texto:
        'Unknown sector for the menu: a sector of the person that the table does not know is told in the chooser and the switcher, and logged',
      onde: [`${web}/lib/use-setores.ts`, `${web}/features/setores/Setores.tsx`, `${domain}/errors.ts`],
      teste: [`${web}/lib/use-setores.test.ts`, 'e2e/sessao.spec.ts'],
    },
    {
      texto: 'Failed current-user fetch: logged, treated as signed out',
      onde: [`${web}/lib/session.ts`],
      teste: ['e2e/sessao.spec.ts'],
    },
    {
      texto: 'Failed logout, sectors, config, settings storage: logged only',
      onde: [`${web}/lib/log.ts`, `${web}/lib/session.ts`, `${web}/theme/settings-store.ts`],
    },
    {
      texto: 'Server error messages for login and register (not shown there)',
      onde: [`${domain}/errors.ts`],
      teste: [authTeste, errosTeste],
    },
  ],
}

const constantes: Secao = {
  titulo: '§9 Constants and limits',
  itens: [
    {
      texto:
        'Toasts: 3 visible, 4000 ms, 356 px, gap 14, swipe 20, bottom-right; alerts top-right 5000 ms, closable, rich',
      onde: [...metricas, `${web}/ui/feedback/Toasters.tsx`],
      teste: ['e2e/movimento.spec.ts'],
    },
    {
      texto: 'Tooltips: enter 100, touch enter 700, touch leave 1500 ms',
      onde: [...metricas, `${web}/theme/components.ts`],
      teste: [moldura],
    },
    {
      texto: 'Menu type-ahead resets after 500 ms',
      onde: [`${web}/layout/use-menu-keys.ts`],
      teste: [cascaTeste],
    },
    { texto: 'The HTTP client has no timeout', onde: [`${web}/lib/api.ts`] },
    {
      texto: 'Layout: 64/80/64, 230/88, drawer 280, hover menu 160, stretch 1600, desktop 1200',
      onde: metricas,
      teste: [moldura],
    },
    {
      texto: 'Default theme: light, left-to-right, mini, cyan, not stretched',
      onde: [`${web}/theme/settings.ts`],
      teste: [settingsTeste],
    },
    { texto: 'Fonts: Public Sans and Barlow', onde: [`${web}/theme/theme.ts`], teste: [moldura] },
    {
      texto: "Storage keys: 'settings' and the access token",
      onde: [`${web}/theme/settings.ts`, `${web}/lib/token.ts`],
      teste: [tokenTeste],
    },
    {
      texto: 'Storage key of the password: never written, only cleaned up (docs/decisions/0008)',
      onde: [`${web}/lib/token.ts`],
      teste: [navegador],
    },
    {
      texto: 'Animation: 0.64 s in, 0.48 s out, stagger 0.05 s, in view at 30 %; none on sm and below',
      onde: [...metricas, `${web}/theme/motion.ts`, `${web}/theme/theme.ts`],
      teste: ['e2e/movimento.spec.ts'],
    },
    {
      texto: 'Dates as dd/MM/yyyy, Brazilian Portuguese',
      onde: [`${domain}/br/data.ts`, `${web}/lib/format.ts`],
      teste: [`${web}/lib/format.test.ts`],
    },
  ],
}

export const secoes: readonly Secao[] = [acesso, casca, entidades, estados, validacao, erros, constantes]

/** Sign-in variants other than jwt. */
export const AINDA_VARIANTES = 'variantes de acesso'

const falta = (motivo: string, ...caminhos: string[]): [string, string][] => caminhos.map((c) => [c, motivo])
const feito = (...caminhos: string[]): [string, null][] => caminhos.map((c) => [c, null])
const sob = (base: string, ...nomes: string[]): string[] => nomes.map((nome) => `${base}/${nome}`)
const movimento = ['obter', 'criar', 'verificar', 'status', 'cancelar', 'finalizar']

/**
 * Every path of section 7 of the specification, in its order, with the feature that will bring the ones that are
 * not built. A path that is built and still has a reason here, or the other way round, fails the check.
 */
export const chamadas: readonly (readonly [string, string | null])[] = [
  ...feito('/api/auth/login', '/api/auth/register', '/api/auth/me'),
  ...feito('/api/jwt'),
  ...feito('/api/websocket/conn'),
  ...feito('/api/setores', '/api/config'),
  ...feito('/api/paises', '/api/estados', '/api/cidades', '/api/limites', '/api/feriados'),
  ...falta('áreas gerais', '/api/chat', '/api/kanban', '/api/calendar'),
  ...falta('áreas gerais', ...sob('/api/mail', 'list', 'details', 'labels')),
  ...falta('áreas gerais', ...sob('/api/post', 'list', 'details', 'latest', 'search')),
  ...falta('áreas gerais', ...sob('/api/product', 'list', 'details', 'search')),
  ...feito('/api/usuarios/listar'),
  ...feito('/api/conta/atualizar', '/api/conta/atualizarsenha'),
  ...feito('/api/centrodecusto/listar'),
  // The external IP lookup of the specification, answered here: no third party learns who works where.
  ...feito('/api/conta/ip'),
  ...feito(
    ...sob(
      '/api/admissao',
      'editar',
      'rascunhos',
      'cpf',
      'criar',
      'listar',
      'status',
      'efetivar',
      'finalizar',
      'adicional',
    ),
  ),
  ...feito(
    ...sob('/api/admissao', 'agencias', 'bancos', 'cargos', 'cidades', 'escalas', 'escalasvt', 'estadocivil'),
    ...sob(
      '/api/admissao',
      'estados',
      'grauinstrucao',
      'logradouros',
      'nacionalidade',
      'pais',
      'sexo',
      'tipo',
    ),
    ...sob(
      '/api/admissao',
      'tipoconta',
      'sindicato',
      'racacor',
      'uniformes',
      'orgaoexpedidor',
      'insalubridade',
    ),
  ),
  ...feito('/api/colaborador/listar'),
  ...feito('/api/colaborador/processos'),
  ...falta(
    'demissão',
    ...sob('/api/demissao', 'status', 'obter', 'colaborador', 'criar', 'causas', 'opcoes', 'verificar'),
    ...sob('/api/demissao', 'processos', 'finalizar', 'cancelar'),
  ),
  ...feito(...sob('/api/contratos', 'listar', 'observacao', 'atualizar', 'novo', 'cargos')),
  ...falta(
    'estatísticas',
    ...sob('/api/estatisticas', 'admissao', 'admissao_disponiveis', 'demissao', 'demissao_disponiveis'),
    '/api/estatisticas/relatorioadm',
  ),
  ...falta('remanejamento', ...sob('/api/remanejamento', ...movimento)),
  ...feito(...sob('/api/promocao', ...movimento)),
  ...falta('férias', ...sob('/api/ferias', ...movimento)),
  ...falta('afastamento', ...sob('/api/afastamento', ...movimento, 'editar', 'editarobs')),
]

/** Paths that are served, but are no calls of the contract. */
export const foraDoContrato: Readonly<Record<string, string>> = {
  '/api/websocket/conn': `${server}/realtime/telas.ts`,
}

/** Tests of the calls under a path, besides the matrix of every call and group. */
export const testesDasChamadas: readonly (readonly [string, string])[] = [
  ['/api/auth/', authTeste],
  ['/api/admissao/adicional', `${server}/modules/admissao/paineis.test.ts`],
  ['/api/admissao/', admissaoTeste],
  ['/api/promocao/', `${server}/modules/promocao/promocao.test.ts`],
  ['/api/importacao/', `${server}/modules/importacao/importacao.test.ts`],
]

export const testes = { rotas: rotasTeste, menus: setoresTeste, matriz: matrizTeste } as const
