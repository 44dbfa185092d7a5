// What a hundred thousand employees make slow, if anything does: every list, in every order, on the first page and on
// page 400, searched, filtered and counted, by somebody who sees everything and by somebody who sees twelve contracts.

export interface Chamada {
  readonly nome: string
  readonly login: string
  readonly url: string
}

const PAGINA_FUNDA = 400

const ambas = (colunas: readonly string[]): string[] => colunas.flatMap((coluna) => [coluna, `-${coluna}`])

const buscas = [
  'maria',
  'silva',
  'ma',
  's',
  'maria silva',
  'zacarias x',
  'nao existe',
  '1500',
  '123.456',
] as const

const colaboradores = [
  ...ambas(['nome', 'matricula', 'dataAdmissao', 'fimExperiencia', 'dataDesligamento']).map(
    (o) => `ordenar=${o}`,
  ),
  ...['pre_admissao', 'em_experiencia', 'ativo', 'desligado'].map((s) => `situacao=${s}`),
  'contratoId=100',
  'cargoId=1',
  'cargoId=12',
  'uf=CE',
  'municipioIbge=3106705',
  'admissaoDe=2025-01-01&admissaoAte=2025-03-31',
  'experienciaDe=2026-11-20&experienciaAte=2026-12-05',
  'desligamentoDe=2026-10-01&ordenar=-dataDesligamento',
  'uf=SP&cargoId=1&situacao=ativo&ordenar=-dataAdmissao',
  'busca=silva&situacao=desligado&ordenar=-dataAdmissao',
  ...buscas.map((busca) => `busca=${encodeURIComponent(busca)}`),
]

const admissoes = [
  ...ambas(['numero', 'nome', 'data', 'atualizadoEm']).map((o) => `ordenar=${o}`),
  ...['rascunho', 'em_analise', 'finalizada'].map((s) => `status=${s}`),
  'status=finalizada&ordenar=nome',
  'minhaVez=1',
  'contratoId=100',
  ...['maria', 'ma', 'zacarias x', '2026-001', '42'].map((busca) => `busca=${encodeURIComponent(busca)}`),
]

const paginas = (login: string, caminho: string, consultas: readonly string[]): Chamada[] =>
  consultas.flatMap((consulta) =>
    [1, PAGINA_FUNDA].map((pagina) => ({
      nome: `${caminho} ${decodeURIComponent(consulta)}, página ${pagina}`,
      login,
      url: `/api/${caminho}?${consulta}&pagina=${pagina}`,
    })),
  )

const simples = (login: string, caminhos: readonly string[]): Chamada[] =>
  caminhos.map((caminho) => ({ nome: decodeURIComponent(caminho), login, url: `/api/${caminho}` }))

const todos = [
  'colaborador/contagens',
  'colaborador/contagens?busca=silva',
  'colaborador/contagens?uf=CE',
  'colaborador/filtros',
  'colaborador/inicio',
  'admissao/filtros',
  'admissao/rascunhos',
  'inicio',
  'setores/pendencias',
  'parabens',
  'notificacoes/listar',
  'busca?q=maria',
  'busca?q=ma',
  'busca?q=1500',
  'busca?q=2026-001',
  'contratos/listar',
  'contratos/listar?ordenar=-vagas',
  'contratos/listar?busca=hospital',
  'usuarios/listar',
]

export const chamadas: readonly Chamada[] = [
  ...paginas('administrador', 'colaborador/listar', colaboradores),
  ...paginas('administrador', 'admissao/listar', admissoes),
  ...simples('administrador', todos),
  ...paginas('gestor', 'colaborador/listar', ['ordenar=nome', 'ordenar=-dataAdmissao', 'busca=silva']),
  ...paginas('gestor', 'admissao/listar', ['ordenar=-numero', 'ordenar=nome', 'minhaVez=1', 'busca=maria']),
  ...simples('gestor', [
    'colaborador/contagens',
    'colaborador/inicio',
    'inicio',
    'setores/pendencias',
    'busca?q=maria',
  ]),
]
