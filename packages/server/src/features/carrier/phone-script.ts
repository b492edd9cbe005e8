/** What the page of the telephones does in the browser: new texts show by themselves, and one can write. */
export const PHONE_SCRIPT = `
const texts = document.getElementById('texts')
const write = document.getElementById('write')
const asAddress = file => new Promise((resolve, reject) => {
  const reader = new FileReader()
  reader.onload = () => resolve(reader.result)
  reader.onerror = () => reject(reader.error)
  reader.readAsDataURL(file)
})
const show = async () => {
  const answer = await fetch('/dev/phone/texts?phone=' + encodeURIComponent(texts.dataset.phone))
  const html = answer.ok ? await answer.text() : texts.innerHTML
  if (html !== show.last) texts.innerHTML = html
  show.last = html
}
if (texts) setInterval(() => show().catch(() => {}), 1500)
if (write) write.addEventListener('submit', async event => {
  event.preventDefault()
  const problem = document.getElementById('problem')
  const button = write.querySelector('button')
  button.disabled = true
  try {
    const media = await Promise.all([...write.pictures.files].map(asAddress))
    const answer = await fetch('/api/dev/carrier/inbound', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ from: texts.dataset.phone, body: write.body.value, media }),
    })
    problem.hidden = answer.ok
    if (!answer.ok) problem.textContent = (await answer.json()).message
    else write.reset()
    await show()
  } catch {
    problem.hidden = false
    problem.textContent = 'The server does not answer.'
  }
  button.disabled = false
})
`
