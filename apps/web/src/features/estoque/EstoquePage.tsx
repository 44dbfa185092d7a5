import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { movimenta, vePessoas } from '@rh/domain/estoque/quem'
import type { Grupo } from '@rh/domain/setores/grupos'
import type { ComponentType } from 'react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { useGrupos } from '../../lib/session/use-session.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { PageTabs } from '../../ui/page/PageTabs.tsx'
import { Contagens } from './contagem/Contagens.tsx'
import { Compras } from './Compras.tsx'
import { Movimentos, Pecas } from './Listas.tsx'
import { Recibos } from './Recibos.tsx'

// Forms come when they are asked for.
const Dialogos = lazyPart('Dialogos', async () => (await import('./Dialogos.tsx')).Dialogos)

interface Aba {
  readonly id: string
  readonly label: string
  readonly icon: string
  readonly para?: (grupos: readonly Grupo[]) => boolean
  readonly Parte: ComponentType
}

const abas: readonly Aba[] = [
  { id: '', label: 'Peças', icon: 'uniforme', Parte: Pecas },
  { id: 'movimentos', label: 'Movimentos', icon: 'historico', Parte: Movimentos },
  { id: 'comprar', label: 'Comprar', icon: 'enviar', Parte: Compras },
  { id: 'recibos', label: 'Recibos', icon: 'documento', para: vePessoas, Parte: Recibos },
  { id: 'contagem', label: 'Contagem', icon: 'check-circulo', para: movimenta, Parte: Contagens },
]

/** What is done to the stock, in a form over the page. */
export type Acao = 'entregar' | 'devolver' | 'entrada' | 'transferir' | 'descartar' | 'locais'

const acoes: Readonly<Record<Exclude<Acao, 'entregar'>, string>> = {
  devolver: 'Devolução',
  entrada: 'Entrada',
  transferir: 'Transferir',
  descartar: 'Descartar',
  locais: 'Locais',
}

/** `estoque/:aba?`: what there is, what moved, what to buy, what to sign and what is counted. */
export function Component() {
  const { aba = '' } = useParams()
  const setor = useSetor()
  const grupos = useGrupos()
  const [aberta, setAberta] = useState<Acao | null>(null)
  const visiveis = abas.filter(({ para }) => para?.(grupos) ?? true)
  const atual = visiveis.find(({ id }) => id === aba) ?? visiveis[0]
  if (!atual) return null
  return (
    <Page
      title="Estoque"
      subtitle="Uniformes e EPIs, por tamanho e por local"
      actions={
        movimenta(grupos) && (
          <>
            {Object.entries(acoes).map(([acao, label]) => (
              <Button key={acao} variant="outlined" color="inherit" onClick={() => setAberta(acao as Acao)}>
                {label}
              </Button>
            ))}
            <Button
              variant="contained"
              startIcon={<Icon name="mais" size={18} />}
              onClick={() => setAberta('entregar')}
            >
              Entregar
            </Button>
          </>
        )
      }
    >
      <Box sx={{ mb: 2 }} data-sem-impressao>
        <PageTabs
          label="Partes do estoque"
          current={atual.id}
          tabs={visiveis.map(({ id, label, icon }) => ({
            id,
            label,
            icon,
            href: id === '' ? `/${setor}/estoque` : `/${setor}/estoque/${id}`,
          }))}
        />
      </Box>
      <atual.Parte />
      {aberta && <Dialogos acao={aberta} onClose={() => setAberta(null)} />}
    </Page>
  )
}
