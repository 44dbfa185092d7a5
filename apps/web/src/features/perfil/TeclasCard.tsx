import { Section } from '../../ui/page/Section.tsx'
import { LettersSwitch } from '../../ui/teclas/LettersSwitch.tsx'

/** Keyboard of this device; the shortcuts themselves are listed on the pages that have them. */
export const TeclasCard = () => (
  <Section title="Teclado">
    <LettersSwitch />
  </Section>
)
