// Writes docs/coverage.md: each line of the specification, where it lives and which test shows it.
//   npm run docs:coverage               writes it
//   npm run docs:coverage -- --check    fails when it is not what the code says
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Access } from '@rh/domain/http/endpoint'
import { api } from '@rh/domain/contract/index'
import { ainda, isPronta } from '@rh/domain/setores/ainda'
import type { View } from '@rh/domain/setores/areas'
import {
  menuOf,
  rotasDe,
  rotasGerais,
  rotasGeraisAinda,
  rotasVariantes,
  type MenuEntry,
} from '@rh/domain/setores/rotas'
import { setorOf, setorSlugs, type SetorSlug } from '@rh/domain/setores/setores'
import {
  AINDA_VARIANTES,
  chamadas,
  foraDoContrato,
  secoes,
  testes,
  testesDasChamadas,
  type Item,
} from './coverage-items.ts'

const raiz = join(import.meta.dirname, '..')
const destino = join(raiz, 'docs/coverage.md')

const problemas: string[] = []
let prontos = 0
let semTeste = 0
let faltam = 0

const codigo = (texto: string): string => `\`${texto}\``
const linkDe = (arquivo: string): string => {
  if (!existsSync(join(raiz, arquivo))) problemas.push(`${arquivo} não existe`)
  return `[${arquivo.split('/').slice(-2).join('/')}](../${arquivo})`
}
const celula = (arquivos: readonly string[]): string => arquivos.map(linkDe).join('<br>') || '—'
const tabela = (cabecalho: readonly string[], linhas: readonly (readonly string[])[]): string =>
  [cabecalho, cabecalho.map(() => '---'), ...linhas].map((linha) => `| ${linha.join(' | ')} |`).join('\n')

/** Counts a line and says whether it is built: "ainda (feature)" when it is not. */
function contar(falta: string | undefined | null, arquivosDeTeste: readonly string[]): string {
  if (falta) {
    faltam += 1
    return `ainda (${falta})`
  }
  prontos += 1
  if (arquivosDeTeste.length === 0) semTeste += 1
  return 'yes'
}

const linhaDoItem = ({ texto, onde = [], teste = [], ainda: falta }: Item): string[] => [
  texto,
  contar(falta, teste),
  celula(onde),
  celula(teste),
]

const CABECALHO = ['Line', 'Built', 'Where', 'Test']
const secoesEmTexto = (): string[] =>
  secoes.map(({ titulo, itens }) => `## ${titulo}\n\n${tabela(CABECALHO, itens.map(linhaDoItem))}`)

const faltaDaView = (view: View): string | undefined => (ainda as Partial<Record<View, string>>)[view]

function rotasEmTexto(): string {
  const doSetor = (setor: SetorSlug): string => {
    const linhas = rotasDe(setor).map(({ path, view }) => [
      codigo(path),
      codigo(view),
      contar(faltaDaView(view), [testes.rotas]),
    ])
    return `### ${setorOf(setor).label}\n\n${tabela(['Route', 'View', 'Built'], linhas)}`
  }
  const gerais = Object.entries(rotasGerais).map(([nome, path]) => {
    const falta = (rotasGeraisAinda as Readonly<Record<string, string>>)[nome]
    return [codigo(path), contar(falta, [testes.rotas])]
  })
  const variantes = Object.entries(rotasVariantes).flatMap(([metodo, paginas]) =>
    paginas.map((pagina) => [codigo(`/auth/${metodo}/${pagina}`), contar(AINDA_VARIANTES, [])]),
  )
  return [
    '## §2 Routes',
    `Declared in ${linkDe('packages/domain/src/setores/setores.ts')}, drawn by ` +
      `${linkDe('apps/web/src/app/router.tsx')}; the test is ${linkDe(testes.rotas)}.`,
    ...setorSlugs.map(doSetor),
    `### General\n\n${tabela(['Route', 'Built'], [...gerais, ...variantes])}`,
  ].join('\n\n')
}

const nomesDe = (menu: readonly MenuEntry[]): string =>
  menu
    .map(({ label, itens }) => (itens ? `${label} (${itens.map((item) => item.label).join(', ')})` : label))
    .join(' · ')

/** The menus as Administrador sees them, who sees the most. */
function menusEmTexto(): string {
  const linhas = setorSlugs.map((setor) => [
    setorOf(setor).label,
    nomesDe(menuOf(setor, ['Administrador'], () => true)),
    nomesDe(menuOf(setor, ['Administrador'], isPronta)),
  ])
  return `## §2 Side menus\n\nThe test is ${linkDe(testes.menus)}.\n\n${tabela(['Sector', 'Menu', 'Today'], linhas)}`
}

const acessoEmTexto = (access: Access): string =>
  access.tipo === 'grupos' ? `${access.grupos.length} groups: ${access.motivo}` : access.tipo

/** The calls of the contract at a path, with or without a parameter at its end. */
const chamadasEm = (path: string) =>
  Object.entries(api).filter(([chamada]) => chamada.replace(/^\w+ /, '').replace(/\/:\w+$/, '') === path)

const testesDe = (path: string): string[] => [
  testes.matriz,
  ...testesDasChamadas.filter(([prefixo]) => path.startsWith(prefixo)).map(([, arquivo]) => arquivo),
]

function chamadasEmTexto(): string {
  const linhas = chamadas.map(([path, falta]) => {
    const feitas = chamadasEm(path)
    const fora = foraDoContrato[path]
    const feita = feitas.length > 0 || fora !== undefined
    if (feita && falta !== null) problemas.push(`${path} está pronta: retire o "ainda"`)
    if (!feita && falta === null) problemas.push(`${path} não está no contrato`)
    const nomes = feitas.map(([chamada, { access }]) => `${codigo(chamada)} – ${acessoEmTexto(access)}`)
    if (fora !== undefined) nomes.push(linkDe(fora))
    const arquivos = feitas.length > 0 ? testesDe(path) : []
    return [codigo(path), contar(falta, arquivos), nomes.join('<br>') || '—', celula(arquivos)]
  })
  const daEspecificacao = new Set(chamadas.flatMap(([path]) => chamadasEm(path).map(([chamada]) => chamada)))
  const nossas = Object.entries(api)
    .filter(([chamada]) => !daEspecificacao.has(chamada))
    .map(([chamada, { summary, access }]) => [codigo(chamada), summary, acessoEmTexto(access)])
  return [
    `## §7 Calls\n\n${tabela(['Path', 'Built', 'Call and access', 'Test'], linhas)}`,
    `### Calls beyond the specification\n\n${tabela(['Call', 'What it does', 'Access'], nossas)}`,
  ].join('\n\n')
}

function gerar(): string {
  const partes = [rotasEmTexto(), menusEmTexto(), chamadasEmTexto(), ...secoesEmTexto()]
  return [
    '# Coverage of the specification',
    'Generated by `npm run docs:coverage` from the sector table, the contract and `scripts/coverage-items.ts`. Do not edit.',
    `${prontos} lines are built, of which ${semTeste} have no test of their own yet; ${faltam} are declared and not ` +
      'built: "ainda" names the feature that brings them. Nothing of these has a page that pretends.',
    ...partes,
  ].join('\n\n')
}

const texto = `${gerar()}\n`
const atual = existsSync(destino) ? readFileSync(destino, 'utf8') : ''
if (problemas.length > 0) {
  console.error(
    `scripts/coverage-items.ts não confere com o código:\n${problemas.map((problema) => `- ${problema}`).join('\n')}`,
  )
  process.exitCode = 1
} else if (!process.argv.includes('--check')) {
  writeFileSync(destino, texto)
  console.log(
    `docs/coverage.md: ${prontos} linhas prontas (${semTeste} sem teste próprio), ${faltam} por vir.`,
  )
} else if (atual !== texto) {
  console.error('docs/coverage.md está desatualizado. Rode: npm run docs:coverage')
  process.exitCode = 1
} else console.log(`docs/coverage.md em dia: ${prontos} linhas prontas, ${faltam} por vir.`)
