import Box from '@mui/material/Box'
import { useSearchParams } from 'react-router'
import { Page } from '../../../ui/page/Page.tsx'
import { PageTabs } from '../../../ui/page/PageTabs.tsx'
import { Colunas } from './Colunas.tsx'
import { Enviados } from './Enviados.tsx'
import { Proximo } from './Proximo.tsx'

const abas = {
  proximo: { label: 'Próximo arquivo', icon: 'exportar', Conteudo: Proximo },
  enviados: { label: 'Enviados', icon: 'historico', Conteudo: Enviados },
  colunas: { label: 'Colunas', icon: 'colunas', Conteudo: Colunas },
} as const
type Aba = keyof typeof abas

/** The payroll file: the next one, those that were sent, and its columns. */
export function FolhaPage() {
  const [busca] = useSearchParams()
  const pedida = busca.get('aba') ?? ''
  const aba: Aba = pedida in abas ? (pedida as Aba) : 'proximo'
  const { Conteudo } = abas[aba]
  return (
    <Page
      title="Arquivo da folha"
      crumb="Arquivo da folha"
      subtitle="O que a folha de pagamento precisa saber do mês. O que já foi enviado não vai de novo; o que mudou depois vai como correção."
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <PageTabs
          label="Arquivo da folha"
          current={aba}
          tabs={(Object.keys(abas) as Aba[]).map((id) => ({
            id,
            label: abas[id].label,
            icon: abas[id].icon,
            href: `?aba=${id}`,
          }))}
        />
        <Conteudo />
      </Box>
    </Page>
  )
}

export { FolhaPage as Component }
