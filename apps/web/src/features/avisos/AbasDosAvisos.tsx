import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { PageTabs } from '../../ui/page/PageTabs.tsx'
import { ultimosQuery } from './comunicados/chamadas.ts'

/** What is told to the person alone, and what the company tells: two pages of one place. */
export function AbasDosAvisos({ atual }: { readonly atual: 'para-mim' | 'comunicados' }) {
  const setor = useSetor()
  const { data } = useQuery(ultimosQuery)
  return (
    <PageTabs
      label="Avisos"
      current={atual}
      tabs={[
        { id: 'para-mim', label: 'Para mim', icon: 'sino', href: hrefOf(setor, 'setor.avisos') },
        {
          id: 'comunicados',
          label: 'Comunicados',
          icon: 'comunicado',
          href: hrefOf(setor, 'comunicados.inicio'),
          count: data?.pedemCiencia,
        },
      ]}
    />
  )
}
