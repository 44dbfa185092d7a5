import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { TODOS_OS_TIPOS } from '../../../lib/nav/fila-de-todos.ts'
import { ListaVaziaArt } from '../../../ui/illustration/ListaVaziaArt.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { gruposEmTexto } from '../aguardando.ts'
import { quadroQuery } from '../chamadas.ts'
import { useTela } from '../tela.ts'
import type { FilaAberta } from './use-fila-aberta.ts'

interface FimDaFilaProps {
  readonly aberta: FilaAberta
}

/** End of a queue: what was left undecided, what came meanwhile, and where the next ones come from. */
export function FimDaFila({ aberta }: FimDaFilaProps) {
  const { restam, novas, sair, lida, texto, ir } = aberta
  const [primeira] = restam
  const irANova = async (): Promise<void> => {
    const { data } = await lida.refetch()
    const chegou = data?.find((item) => aberta.espera(item))
    if (chegou) ir(chegou)
  }
  const title =
    restam.length === 0
      ? 'Nada espera por você'
      : restam.length === 1
        ? '1 pedido ficou sem decisão'
        : `${restam.length} pedidos ficaram sem decisão`
  return (
    <Card>
      <EmptyState
        illustration={<ListaVaziaArt />}
        component="h1"
        title={title}
        text={
          texto === TODOS_OS_TIPOS ? 'Quando chegar a sua vez, o pedido aparece no início.' : <DosOutros />
        }
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}>
            {primeira && (
              <Button variant="contained" onClick={() => ir(primeira)}>
                Voltar ao primeiro que ficou
              </Button>
            )}
            {novas > 0 && (
              <Button variant={primeira ? 'outlined' : 'contained'} onClick={() => void irANova()}>
                {novas === 1 ? 'Ver 1 pedido novo' : `Ver ${novas} pedidos novos`}
              </Button>
            )}
            <Button
              component={Link}
              to={sair.href}
              onClick={sair.esquecer}
              variant={primeira || novas > 0 ? 'outlined' : 'contained'}
              color={primeira || novas > 0 ? 'inherit' : 'primary'}
            >
              {texto === TODOS_OS_TIPOS ? 'Voltar ao início' : 'Voltar à lista'}
            </Button>
          </Box>
        }
      />
    </Card>
  )
}

/** Whom the open ones wait for: `Com outros agora: Sesmt (2), Almoxarifado (1).` */
function DosOutros() {
  const { tipo, textos } = useTela()
  const { data } = useQuery(quadroQuery(tipo))
  const quando = `Quando ${textos.uma} ${textos.um} depender de você, você recebe um aviso.`
  const contagem = new Map<string, number>()
  for (const { minhaVez, aguardando } of data?.colunas.flatMap(({ cartoes }) => cartoes) ?? []) {
    const quem = !minhaVez && aguardando.length > 0 ? gruposEmTexto(aguardando) : null
    if (quem !== null) contagem.set(quem, (contagem.get(quem) ?? 0) + 1)
  }
  if (contagem.size === 0) return quando
  const [...primeiros] = [...contagem].toSorted(([, a], [, b]) => b - a).slice(0, 4)
  return `Com outros agora: ${primeiros.map(([quem, n]) => `${quem} (${n})`).join(', ')}. ${quando}`
}
