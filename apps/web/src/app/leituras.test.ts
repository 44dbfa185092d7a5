import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '..')

/**
 * Reads whose failure nobody is told of, and why that takes nothing for none. Whoever adds one to a page says there that
 * it failed (`ErrorState`, `ErrorLine`, `failed` of a choice), or gives the reason here.
 */
const caladas: Readonly<Record<string, readonly string[]>> = {
  'a help to who types: without it the field is filled in all the same': [
    'features/admissao/AgenciaInput.tsx',
    'features/admissao/CpfCheck.tsx',
    'features/admissao/CriarPage.tsx',
    'features/admissao/CustoDoTransporte.tsx',
    'features/admissao/DiasDaEscala.tsx',
    'features/admissao/pareceres/ExameCampos.tsx',
    'features/processo/citar/use-citar.tsx',
  ],
  'what is chosen already, whose search tells of its own failure': [
    'features/admissao/PostoInput.tsx',
    'features/cadastros/cargos/Cargos.tsx',
    'features/cadastros/lugares.tsx',
    'features/contratos/novo/LocaisCampos.tsx',
  ],
  'a button that leads to what lacks: the server asks for it again': [
    'features/admissao/pareceres/BotaoDaSeparacao.tsx',
    'features/admissao/pareceres/BotaoDosDocumentos.tsx',
    'features/auth/ConfirmarComChave.tsx',
  ],
  'how many, beside a way that leads there with or without it': [
    'features/avisos/AbasDosAvisos.tsx',
    'features/cadastros/InicioPage.tsx',
    'features/inicio/Atalhos.tsx',
    'features/processo/fila/FimDaFila.tsx',
    'features/processo/lista/Vistas.tsx',
    'features/setores/Setores.tsx',
    'layout/Contagem.tsx',
    'layout/MenuInfo.tsx',
    'layout/avisos/Sino.tsx',
  ],
  'the same answer as that of a part of the page which tells it': [
    'features/colaborador/abas/Documentos.tsx',
    'features/contratos/ListarPage.tsx',
    'features/estoque/Compras.tsx',
    'features/inicio/NoDia.tsx',
    'features/inicio/use-achados.ts',
    'features/mensagens/Lista.tsx',
    'features/processo/anexos/AnexosSecao.tsx',
    'features/processo/registro/Acoes.tsx',
    'features/processo/registro/FaltasDoFim.tsx',
    'features/processo/registro/VisualizarPage.tsx',
    'features/promocao/coletiva/NovaAlteracao.tsx',
    'features/relatorios/RelatorioPage.tsx',
    'features/usuarios/ListarPage.tsx',
  ],
  'what stands until it is read: the value of before, or that of the company': [
    'features/calendario/EventoDialog.tsx',
    'features/estatisticas/EstatisticasPage.tsx',
    'features/mensagens/Editor.tsx',
    'features/perfil/avisos/Aparelhos.tsx',
    'features/processo/anexos/anexos.ts',
    'features/processo/fila/use-fila-aberta.ts',
    'features/processo/lista/preferencia.ts',
    'features/remanejamento/fim/conferir.ts',
    'lib/session/use-perfil.ts',
  ],
}

const LEITURA =
  /(?:const\s+(\{[^}]*\}|\w+)\s*=\s*|(return\s+|\.\.\.))?(?<![\w.])use(?:Infinite)?Quer(?:y|ies)(?:<[^(]*>)?\(/g

/** Whether what is read under a name is handed on whole, or asked whether it failed. */
const isOuvida = (texto: string, nome: string): boolean =>
  new RegExp(
    `(?<!\\w|(?<!\\.\\.)\\.)${nome}(?:\\.(?:error|isError|find|some|filter)\\b|\\s*[,})]|\\s+:)|[:=] ${nome}\\s`,
  ).test(texto)

/** Files with a read that is heard only where it succeeds. */
function mudas(): string[] {
  return globSync('**/*.{ts,tsx}', { cwd: src })
    .filter((file) => !file.includes('.test.'))
    .filter((file) => {
      const texto = readFileSync(join(src, file), 'utf8')
      return Array.from(texto.matchAll(LEITURA)).some(([inteira, alvo, passada]) => {
        if (passada !== undefined || inteira.startsWith('import')) return false
        if (alvo === undefined) return true
        return alvo.startsWith('{') ? !/\b(error|isError|rest)\b/.test(alvo) : !isOuvida(texto, alvo)
      })
    })
    .toSorted()
}

it('leaves no failed read unsaid, but for those with a reason', () => {
  expect(mudas()).toEqual(Object.values(caladas).flat().toSorted())
})
