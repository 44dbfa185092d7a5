// Lines on what the system holds and refuses: entities, states, validation, permissions, errors.
import { domain, guardas, server, sessao, settings, web, type Secao } from './item.ts'

export const entidades: Secao = {
  titulo: '§3 Entities',
  itens: [
    {
      id: 'entidade.usuario',
      texto: 'User: Grupos (Grupo_nome, ID_setor) and Horarios (Dia_semana, Horario_entrada, Horario_saida)',
      onde: [`${domain}/contract/auth.ts`, `${domain}/acesso/janela.ts`],
    },
    {
      id: 'entidade.setor',
      texto: 'Sector: PK_ID_projeto, Nome, Icon',
      onde: [`${domain}/contract/compartilhado.ts`, `${server}/seed/referencias.ts`],
    },
    {
      id: 'entidade.config',
      texto: 'Company config: a list whose first item has Nome_fantasia, Logo, Logo_pequena',
      onde: [`${domain}/contract/compartilhado.ts`],
    },
    {
      id: 'entidade.tema',
      texto:
        'Theme settings: themeMode, themeContrast, themeDirection, themeLayout, themeStretch, themeColorPresets',
      onde: [`${web}/theme/settings.ts`],
    },
    {
      id: 'entidade.menu',
      texto: 'Menu item: title, path, icon, info, caption, disabled, roles, children',
      onde: [`${domain}/setores/rotas.ts`, `${domain}/setores/legendas.ts`, `${web}/layout/MenuInfo.tsx`],
    },
    {
      id: 'entidade.token',
      texto: 'Access token: JWT with an exp claim in seconds',
      onde: [`${server}/modules/auth/token.ts`],
    },
    {
      id: 'entidade.alerta',
      texto: 'Realtime alert: icone and texto',
      onde: [`${domain}/contract/tempo-real.ts`, `${server}/realtime/telas.ts`],
    },
    {
      id: 'entidade.entrada',
      texto: 'Login and register responses: accessToken and user',
      onde: [`${domain}/contract/auth.ts`],
    },
    {
      id: 'entidade.admissao',
      texto: 'Admission, employee',
      onde: [
        `${domain}/processos/admissao/etapas.ts`,
        `${domain}/colaborador/campos.ts`,
        `${domain}/contract/ficha.ts`,
      ],
    },
    {
      id: 'entidade.promocao',
      texto: 'Promotion',
      onde: [`${domain}/processos/promocao/formulario.ts`],
    },
    {
      id: 'entidade.ferias',
      texto: 'Vacation',
      onde: [`${domain}/processos/ferias/formulario.ts`],
    },
    {
      id: 'entidade.afastamento',
      texto: 'Leave',
      onde: [`${domain}/processos/afastamento/formulario.ts`],
    },
    {
      id: 'entidade.demissao',
      texto: 'Dismissal',
      onde: [`${domain}/processos/demissao/formulario.ts`],
    },
    {
      id: 'entidade.remanejamento',
      texto: 'Transfer',
      onde: [`${domain}/processos/remanejamento/formulario.ts`],
    },
    {
      id: 'entidade.contrato',
      texto: 'Contract, cost centre',
      onde: [`${domain}/contract/contratos.ts`, `${domain}/cadastros/centro-de-custo.ts`],
    },
  ],
}

export const estados: Secao = {
  titulo: '§4 States and transitions',
  itens: [
    {
      id: 'estado.inicio',
      texto:
        'On start a stored, unexpired token is applied and the current user fetched; otherwise unauthenticated',
      onde: sessao,
    },
    {
      id: 'estado.entrada',
      texto: 'Login and register set the user; logout clears user, token and header',
      onde: sessao,
    },
    {
      id: 'estado.expira',
      texto: 'A timer is armed for the token: alert, token removed, login route',
      onde: sessao,
    },
    {
      id: 'estado.conexao',
      texto: 'The realtime socket authenticates with the token',
      onde: [`${server}/realtime/telas.ts`],
    },
    {
      id: 'estado.conexao-host',
      texto: 'A separate websocket host: setting, client, CSP and check of the origin',
      onde: [`${server}/realtime/origem.ts`, `${server}/config-variables.ts`],
    },
    {
      id: 'estado.alerta',
      texto: 'It connects at start, and `alerta` shows a toast',
      onde: [`${web}/lib/api/socket.ts`, `${web}/layout/avisos/use-alertas.ts`],
    },
    {
      id: 'estado.rascunho',
      texto: 'Admission: draft edited by step, reviewed, then submitted',
      onde: [
        `${web}/features/processo/form/EditarPage.tsx`,
        `${web}/features/processo/form/Revisao.tsx`,
        `${domain}/processos/admissao/admissao.ts`,
        `${server}/modules/admissao/rascunhos.ts`,
      ],
    },
    {
      id: 'estado.admissao',
      texto: 'Admission: status, efetivar, finalizar, cancelar',
      onde: [
        `${web}/features/processo/registro/VisualizarPage.tsx`,
        `${domain}/processos/admissao/admissao.ts`,
        `${server}/modules/processo/engine.ts`,
        `${server}/modules/admissao/efetivar.ts`,
      ],
    },
    {
      id: 'estado.avisos',
      texto: 'Toast types: success, info, warning, error, loading; a loading toast becomes success or error',
      onde: [`${web}/lib/notify.ts`],
    },
    {
      id: 'estado.painel',
      texto: 'Settings panel open or closed; fullscreen',
      onde: [`${web}/layout/Shell.tsx`, `${web}/layout/ajustes/use-fullscreen.ts`],
    },
    {
      id: 'estado.layout',
      texto: 'Layout toggles between vertical and mini',
      onde: [`${web}/layout/Nav.tsx`, ...settings],
    },
    {
      id: 'estado.arabe',
      texto: 'When the stored language is Arabic the direction is right-to-left',
      onde: [`${web}/theme/settings-store.ts`],
    },
  ],
}

export const validacao: Secao = {
  titulo: '§5 Validation and §6 permissions',
  itens: [
    {
      id: 'validacao.janela',
      texto: 'Login window: weekday and time in the schedule, inclusive, as HH:MM:SS; else no session',
      onde: [`${domain}/acesso/janela.ts`, `${server}/modules/auth/quem-entra.ts`, ...sessao],
    },
    {
      id: 'validacao.token',
      texto: 'A token is valid only if its exp is later than now',
      onde: [`${server}/modules/auth/token.ts`, `${web}/lib/session/token.ts`],
    },
    {
      id: 'validacao.cpf',
      texto: 'A CPF validation call',
      onde: [
        `${web}/features/admissao/CpfCheck.tsx`,
        `${domain}/contract/admissao/rascunhos.ts`,
        `${server}/modules/admissao/fatos.ts`,
      ],
    },
    {
      id: 'validacao.formulario',
      texto: 'Form validation (not shown there)',
      onde: [`${domain}/br/campos.ts`, `${domain}/processos/admissao/etapas.ts`],
    },
    {
      id: 'permissao.guarda',
      texto: 'The role guard: one of the groups is enough',
      onde: [...guardas, `${domain}/setores/rotas.ts`],
    },
    {
      id: 'permissao.tabela',
      texto: 'The table of sectors and groups',
      onde: [`${domain}/setores/setores.ts`],
    },
    {
      id: 'permissao.criar',
      texto: 'Criar and Rascunho show only to Administrador, Gestor and Coordenador Operacional',
      onde: [`${domain}/setores/setores.ts`],
    },
    {
      id: 'permissao.servidor',
      texto: 'Server-side enforcement (not shown there): every call, every group',
      onde: [`${server}/http/access.ts`],
    },
  ],
}

export const erros: Secao = {
  titulo: '§8 Error catalogue',
  itens: [
    {
      id: 'erro.horario',
      texto: "Login outside the schedule: 'Horário de acesso não permitido!', no session",
      onde: [`${domain}/errors.ts`, `${server}/modules/auth/handlers.ts`],
    },
    {
      id: 'erro.expirado',
      texto: "Token expiry: 'Login expirado, por favor faça login novamente.', token removed, login",
      onde: [`${domain}/errors.ts`, ...sessao],
    },
    {
      id: 'erro.com-corpo',
      texto: 'A failed response with a body: the body is passed on as the error',
      onde: [`${web}/lib/api/api.ts`, `${web}/lib/api/api-error.ts`],
    },
    {
      id: 'erro.sem-corpo',
      texto: "A failed response without a body: toast 'Erro! Entre em contato com o suporte'",
      onde: [`${web}/lib/api/api-error.ts`, `${domain}/errors.ts`],
    },
    {
      id: 'erro.sem-permissao',
      texto: 'No permission: the no-permission screen',
      onde: [`${web}/app/NoPermission.tsx`],
    },
    { id: 'erro.rota', texto: 'Unknown route: /404', onde: [`${web}/app/router.tsx`] },
    {
      id: 'erro.setor',
      texto:
        'Unknown sector for the menu: a sector of the person that the table does not know is told in the chooser and the switcher, and logged',
      onde: [`${web}/lib/nav/use-setores.ts`, `${web}/features/setores/Setores.tsx`, `${domain}/errors.ts`],
    },
    {
      id: 'erro.usuario-atual',
      texto: 'Failed current-user fetch: logged, treated as signed out',
      onde: [`${web}/lib/session/session.ts`],
    },
    {
      id: 'erro.so-registrado',
      texto: 'Failed logout, sectors, config, settings storage: logged only',
      onde: [`${web}/lib/log.ts`, `${web}/lib/session/session.ts`, `${web}/theme/settings-store.ts`],
    },
    {
      id: 'erro.entrada',
      texto: 'Server error messages for login and register (not shown there)',
      onde: [`${domain}/errors.ts`],
    },
  ],
}
