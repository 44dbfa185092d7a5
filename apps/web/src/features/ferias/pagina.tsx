import Button from '@mui/material/Button'
import { papeisDasFerias } from '@rh/domain/processos/ferias/papeis'
import { hrefOf } from '@rh/domain/setores/rotas'
import { Link } from 'react-router'
import { useCanOpen, useSetor } from '../../lib/nav/use-setor.ts'
import { definePagina } from '../processo/tela.ts'
import { folha } from './folha.tsx'
import { transicoes } from './transicoes.ts'
import { pareceres } from './pareceres.tsx'
import type { Registro } from './registro.ts'
import { Resumo } from './Resumo.tsx'
import { Interrompidas } from './Interrompidas.tsx'
import { dadosDoParecer, rotulosDe } from './rotulos.ts'

/** What the system does on its day, by the move that is left for it. */
const agenda: Readonly<Record<string, { readonly titulo: string; readonly texto: string }>> = {
  iniciar: {
    titulo: 'Início do gozo em',
    texto: 'Nesse dia o sistema põe a pessoa em férias; se algo impedir, avisa o Rh.',
  },
  finalizar: {
    titulo: 'Encerramento em',
    texto:
      'Na volta o sistema encerra as férias, com o pagamento registrado e o aviso assinado; se algo faltar, avisa o Rh.',
  },
}

/** The page of a vacation. */
export const pagina = definePagina<Registro>({
  nomeDe: ({ colaborador }) => colaborador?.nome ?? null,
  subtitulo: ({ colaborador }) => colaborador && `Matrícula ${colaborador.matricula} · `,
  rotulosDe: ({ nomes }) => rotulosDe(nomes),
  Resumo,
  Destaque: Interrompidas,
  transicoes,
  comChamada: ['cancelar', 'finalizar'],
  agenda: {
    dias: () => null,
    titulo: (transicao) => agenda[transicao]?.titulo ?? '',
    texto: (transicao) => agenda[transicao]?.texto ?? '',
  },
  pareceres,
  dadosDoParecer,
  Acoes: VerFicha,
  papeis: papeisDasFerias,
  correcao: { transicao: 'reenviar', em: ['solicitada', 'em_analise'] },
  folha,
})

/** The way to the person whose days they are. */
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
