import { textoObrigatorio } from '../../br/campos.ts'
import { isGrupo, grupos, type Grupo } from '../../setores/grupos.ts'
import { emailDeAcesso, login } from '../../usuarios/campos.ts'
import { modelosDeHorario } from '../../usuarios/horarios.ts'
import { celulaOpcao, celulaTexto, simplificar } from '../celula.ts'
import { coluna, colunaOpcional, defineImportacao, type ValoresDe } from '../define.ts'

/** Several values in one cell, one per line or apart by `;` or `,`. */
const itens = (texto: string): string[] =>
  texto
    .split(/[;,\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '')

const MAXIMO_DE_ITENS = 50

const celulaGrupos = celulaTexto.transform((texto, ctx): Grupo[] => {
  const achados = itens(texto).map(
    (item) => grupos.find((grupo) => simplificar(grupo) === simplificar(item)) ?? item,
  )
  for (const item of achados)
    if (!isGrupo(item))
      ctx.addIssue({
        code: 'custom',
        message: `O grupo “${item}” não existe. Veja os grupos na aba Listas do modelo.`,
      })
  return [...new Set(achados.filter(isGrupo))]
})

const celulaContratos = celulaTexto.transform((texto, ctx): string[] => {
  const numeros = [...new Set(itens(texto))]
  if (numeros.length > MAXIMO_DE_ITENS)
    ctx.addIssue({ code: 'custom', message: `No máximo ${MAXIMO_DE_ITENS} contratos por usuário.` })
  return numeros
})

const modelos = Object.fromEntries(
  Object.entries(modelosDeHorario).map(([id, { label }]) => [id, label]),
) as Readonly<Record<keyof typeof modelosDeHorario, string>>

export const usuarios = defineImportacao({
  tipo: 'usuarios',
  titulo: 'usuários',
  label: { one: 'usuário', many: 'usuários' },
  descricao:
    'Quem entra no sistema. Cada um recebe um código de uso único para escolher a própria senha; os códigos são mostrados uma vez, no fim.',
  existente:
    'Um usuário que já existe com o mesmo e-mail fica como está; com outro e-mail, a linha é recusada.',
  colunas: {
    usuario: coluna('Usuário', celulaTexto.pipe(login), {
      exemplo: 'maria.silva',
      ajuda: 'Com o que a pessoa entra: letras sem acento, números e ponto.',
      sinonimos: ['login', 'nome de usuário'],
    }),
    nome: coluna('Nome', celulaTexto.pipe(textoObrigatorio(70, 3)), {
      exemplo: 'Maria Aparecida da Silva',
      sinonimos: ['nome completo'],
    }),
    email: coluna('E-mail', celulaTexto.pipe(emailDeAcesso), {
      exemplo: 'maria.silva@empresa.example',
      sinonimos: ['email'],
    }),
    grupos: coluna('Grupos', celulaGrupos, {
      exemplo: 'Cadastro; Beneficio',
      ajuda: 'Um ou mais, separados por ponto e vírgula.',
      sinonimos: ['grupo', 'perfil', 'perfis'],
      opcoes: 'grupos',
    }),
    horario: coluna('Horário', celulaOpcao(modelos), {
      exemplo: 'Comercial',
      ajuda: 'O modelo de horário de acesso; ajuste depois em Usuários, se preciso.',
      sinonimos: ['modelo de horário', 'horário de acesso', 'horários'],
      opcoes: Object.values(modelos),
    }),
    contratos: colunaOpcional('Contratos', celulaContratos, {
      exemplo: '',
      ajuda: 'Números separados por ponto e vírgula. Só para Gestor e Assistente Gestor.',
      sinonimos: ['contrato'],
    }),
  },
  chave: ['usuario'],
  // `ana.lima` and `ana-lima` are two people.
  chaveExata: true,
  // Each code is hashed as slowly as a password.
  maximo: 300,
})

export type UsuarioImportado = ValoresDe<typeof usuarios>
