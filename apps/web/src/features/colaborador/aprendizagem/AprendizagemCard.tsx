import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { vinculo } from '@rh/domain/campos/vinculo'
import { useState } from 'react'
import { formatDate } from '../../../lib/format.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { DefinitionList } from '../../../ui/data/DefinitionList.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import type { Ficha } from '../queries.ts'

const AprendizagemDialog = lazyPart(
  'AprendizagemDialog',
  async () => (await import('./AprendizagemDialog.tsx')).AprendizagemDialog,
)

interface AprendizagemCardProps {
  readonly ficha: Ficha
  /** Last day of the contract; null where nobody said it. */
  readonly fim: string | null
}

/** The contract of an apprentice: until when it goes, and who corrects contracts says it here. */
export function AprendizagemCard({ ficha, fim }: AprendizagemCardProps) {
  const [aberto, setAberto] = useState(false)
  const corrige = ficha.edita.includes('contrato') && ficha.dataDesligamento === null
  return (
    <Section
      title="Contrato de aprendizagem"
      actions={
        corrige && (
          <Button size="small" startIcon={<Icon name="editar" size={18} />} onClick={() => setAberto(true)}>
            {fim === null ? 'Registrar o fim' : 'Corrigir o fim'}
          </Button>
        )
      }
    >
      <DefinitionList
        items={[
          {
            label: vinculo.fimAprendizagem.label,
            value: fim === null ? 'Não registrado' : formatDate(fim),
          },
        ]}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {fim === null
          ? 'Sem o último dia do contrato, o sistema não avisa do fim nem o confere na demissão (CLT art. 428 § 3º).'
          : 'No fim do prazo não há aviso prévio; antes dele, só pelas razões do art. 433 da CLT.'}
      </Typography>
      {aberto && <AprendizagemDialog ficha={ficha} fim={fim} onClose={() => setAberto(false)} />}
    </Section>
  )
}
