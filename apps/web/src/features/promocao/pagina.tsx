import Button from '@mui/material/Button'
import { papeisDaPromocao } from '@rh/domain/processos/promocao/papeis'
import { hrefOf } from '@rh/domain/setores/rotas'
import { Link } from 'react-router'
import { useCanOpen, useSetor } from '../../lib/nav/use-setor.ts'
import { CheckboxInput } from '../../ui/form/ChoiceInput.tsx'
import { definePagina, type PainelDoParecer } from '../processo/tela.ts'
import { ExameCampos } from './ExameCampos.tsx'
import { folha } from './folha.tsx'
import { transicoes } from './transicoes.ts'
import type { Registro } from './registro.ts'
import { Resumo } from './Resumo.tsx'
import { dadosDoParecer, rotulosDe } from './rotulos.ts'

type Nome = Registro['pareceresAbertos'][number]

/** What each sector needs to see and to say. */
const pareceres: { readonly [N in Nome]: PainelDoParecer<Registro> } = {
  departamento_pessoal: {
    Campos: () => <CheckboxInput source="conferida" label="Conferi o cargo, o salário e a vigência" />,
  },
  exame: { Campos: ExameCampos },
}

/** The page of a promotion. */
export const pagina = definePagina<Registro>({
  nomeDe: ({ colaborador }) => colaborador?.nome ?? null,
  subtitulo: ({ colaborador }) => colaborador && `Matrícula ${colaborador.matricula} · `,
  rotulosDe: ({ nomes }) => rotulosDe(nomes),
  Resumo,
  transicoes,
  comChamada: ['cancelar', 'finalizar'],
  agenda: {
    dias: () => null,
    titulo: () => 'Efetivação em',
    texto: () => 'Nesse dia o sistema confere tudo de novo e efetiva; se algo impedir, avisa o Rh.',
  },
  pareceres,
  dadosDoParecer,
  Acoes: VerFicha,
  papeis: papeisDaPromocao,
  correcao: { transicao: 'reenviar', em: ['solicitada', 'em_analise'] },
  folha,
})

/** The way to the contract that it changes. */
function VerFicha({ registro: { colaborador } }: { readonly registro: Registro }) {
  const setor = useSetor()
  const canOpen = useCanOpen()
  if (!colaborador || !canOpen('colaborador.visualizar')) return null
  return (
    <Button
      component={Link}
      to={hrefOf(setor, 'colaborador.visualizar', { id: colaborador.id })}
      variant="outlined"
      color="inherit"
    >
      Ver ficha
    </Button>
  )
}
